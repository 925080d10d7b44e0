import { leastFixpoint } from './least-fixpoint.js';
/** Cache: many analyses ask for the costs, for as long as the grammar lives. */
const costsByGrammar = new WeakMap();
export function minCosts(grammar) {
    let costs = costsByGrammar.get(grammar);
    if (costs === undefined)
        costsByGrammar.set(grammar, (costs = compute(grammar)));
    return costs;
}
function compute(grammar) {
    const cost = new Float64Array(grammar.nodes.length).fill(Infinity);
    const depth = new Float64Array(grammar.nodes.length).fill(Infinity);
    leastFixpoint(grammar, cost, (node) => nodeCost(node, cost, grammar));
    leastFixpoint(grammar, depth, (node) => nodeDepth(node, depth, grammar));
    const cheapestOption = new Int32Array(grammar.nodes.length);
    for (const node of grammar.nodes) {
        if (node.kind !== 'alt')
            continue;
        let best = 0;
        node.options.forEach((option, i) => {
            if (cost[option.id] < cost[node.options[best].id])
                best = i;
        });
        cheapestOption[node.id] = best;
    }
    const ruleDepth = Float64Array.from(grammar.rules, (rule) => depth[rule.body.id]);
    return { cost, cheapestOption, ruleDepth, depth };
}
function nodeCost(node, cost, grammar) {
    switch (node.kind) {
        case 'literal':
            return node.text.length;
        case 'class':
            return 1;
        case 'ref':
            return 1 + cost[grammar.ruleOf(node).body.id];
        case 'seq':
            return node.items.reduce((sum, item) => sum + cost[item.id], 0);
        case 'alt':
            return node.options.reduce((least, option) => Math.min(least, cost[option.id]), Infinity);
        case 'repeat':
            return node.min === 0 ? 0 : node.min * cost[node.item.id];
    }
}
function nodeDepth(node, depth, grammar) {
    switch (node.kind) {
        case 'literal':
        case 'class':
            return 0;
        case 'ref':
            return 1 + depth[grammar.ruleOf(node).body.id];
        case 'seq':
            return node.items.reduce((most, item) => Math.max(most, depth[item.id]), 0);
        case 'alt':
            return node.options.reduce((least, option) => Math.min(least, depth[option.id]), Infinity);
        case 'repeat':
            return node.min === 0 ? 0 : depth[node.item.id];
    }
}
