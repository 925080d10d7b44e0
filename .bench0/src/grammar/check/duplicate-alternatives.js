import { ebnfAlternatives } from '../printing/ebnf-expression.js';
import { joinAlternatives } from '../printing/join-alternatives.js';
/** Finds alternations that contain the same option twice. */
export function duplicateAlternatives(grammar) {
    const shapes = shapesOf(grammar);
    const writing = { names: grammar.rules.map((rule) => rule.name), joinsCase: true };
    const found = [];
    for (const alt of grammar.nodes) {
        if (alt.kind !== 'alt')
            continue;
        const seen = new Set();
        for (const option of alt.options) {
            const shape = shapes[option.id];
            if (seen.has(shape))
                found.push(duplicate(grammar.ownerOf(alt), ebnfAlternatives(option, writing)));
            seen.add(shape);
        }
    }
    return found;
}
/** Returns by node id a number that structurally equal nodes share. */
function shapesOf(grammar) {
    const shapes = new Int32Array(grammar.nodes.length);
    const known = new Map();
    // Ids are in preorder, so the reverse order visits every node after its descendants.
    for (let id = grammar.nodes.length - 1; id >= 0; id--) {
        const key = keyOf(grammar.nodes[id], (node) => shapes[node.id]);
        const shape = known.get(key) ?? known.size;
        known.set(key, shape);
        shapes[id] = shape;
    }
    return shapes;
}
function keyOf(node, shapeOf) {
    switch (node.kind) {
        case 'literal':
            return `literal ${node.text}`;
        case 'class':
            return `class ${node.set.ranges.join()}`;
        case 'ref':
            return `ref ${node.target}`;
        case 'seq':
            return `seq ${node.items.map(shapeOf).join()}`;
        case 'alt':
            return `alt ${node.options.map(shapeOf).join()}`;
        default:
            return `repeat ${node.min} ${node.max} ${shapeOf(node.item)}`;
    }
}
function duplicate({ name, location }, option) {
    const text = joinAlternatives(option);
    return {
        severity: 'warning',
        code: 'duplicate-alternative',
        message: `rule \`${name}\` has the alternative \`${text}\` twice`,
        location,
        hint: 'remove one; to make it more likely, give it a weight',
    };
}
