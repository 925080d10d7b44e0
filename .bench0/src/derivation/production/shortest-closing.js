import { codePoints } from '../../grammar/characters/char-set.js';
import { leastFixpoint } from '../../grammar/analysis/least-fixpoint.js';
/** Cache: all producers of a grammar share the result, for as long as the grammar lives. */
const closingsByGrammar = new WeakMap();
export function shortestClosing(grammar) {
    let closing = closingsByGrammar.get(grammar);
    if (closing === undefined)
        closingsByGrammar.set(grammar, (closing = compute(grammar)));
    return closing;
}
function compute(grammar) {
    const length = new Float64Array(grammar.nodes.length).fill(Infinity);
    leastFixpoint(grammar, length, (node) => combine(node, length, grammar, { ofRule: 0, ofText: textLength }));
    // Rules are counted along shortest derivations only, so options longer than the alternation are excluded.
    const rules = new Float64Array(grammar.nodes.length).fill(Infinity);
    const among = (node) => (option) => length[option.id] === length[node.id];
    leastFixpoint(grammar, rules, (node) => combine(node, rules, grammar, { ofRule: 1, ofText: () => 0 }, among(node)));
    const option = new Int32Array(grammar.nodes.length);
    for (const node of grammar.nodes) {
        if (node.kind !== 'alt')
            continue;
        const least = rules[node.id];
        option[node.id] = node.options.findIndex((o) => length[o.id] === length[node.id] && rules[o.id] === least);
    }
    return { length, option };
}
function combine(node, values, grammar, unit, allowed = () => true) {
    switch (node.kind) {
        case 'literal':
            return unit.ofText(node.text);
        case 'class':
            return unit.ofText('x');
        case 'ref':
            return unit.ofRule + values[grammar.ruleOf(node).body.id];
        case 'seq':
            return node.items.reduce((sum, item) => sum + values[item.id], 0);
        case 'alt':
            return node.options.reduce((least, o) => (allowed(o) ? Math.min(least, values[o.id]) : least), Infinity);
        case 'repeat':
            return node.min === 0 ? 0 : node.min * values[node.item.id];
    }
}
function textLength(text) {
    return codePoints(text).length;
}
