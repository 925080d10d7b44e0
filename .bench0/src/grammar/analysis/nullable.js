import { leastFixpoint } from './least-fixpoint.js';
/** Cache: asked for single nodes, for as long as the grammar lives. */
const solidByGrammar = new WeakMap();
/** Returns true if the node derives the empty word. */
export function isNullable(grammar, node) {
    let solid = solidByGrammar.get(grammar);
    if (solid === undefined)
        solidByGrammar.set(grammar, (solid = solidNodes(grammar)));
    return solid[node.id] === 0;
}
/** Returns by node id 0 if the node derives the empty word, else 1. */
function solidNodes(grammar) {
    const solid = new Float64Array(grammar.nodes.length).fill(1);
    const isEmptyable = (node) => solid[node.id] === 0;
    leastFixpoint(grammar, solid, (node) => {
        switch (node.kind) {
            case 'ref':
                return Number(!isEmptyable(grammar.ruleOf(node).body));
            case 'seq':
                return Number(!node.items.every(isEmptyable));
            case 'alt':
                return Number(!node.options.some(isEmptyable));
            case 'repeat':
                return Number(node.min > 0 && !isEmptyable(node.item));
            default:
                return 1;
        }
    });
    return solid;
}
