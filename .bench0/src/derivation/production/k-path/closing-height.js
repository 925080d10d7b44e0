import { leastFixpoint } from '../../../grammar/analysis/least-fixpoint.js';
import { minCosts } from '../../../grammar/analysis/min-cost.js';
import { childNodes } from '../../../grammar/node.js';
/**
 * Returns by node id the number of symbolic nodes on the longest path down if every node is closed in the cheapest way.
 */
export function closingHeight(grammar) {
    const { cheapestOption } = minCosts(grammar);
    const height = new Float64Array(grammar.nodes.length).fill(Infinity);
    const heightOf = (node) => height[node.id];
    leastFixpoint(grammar, height, (node) => {
        if (node.kind === 'ref')
            return 1 + heightOf(grammar.ruleOf(node).body);
        if (node.kind === 'literal' || node.kind === 'class')
            return 1;
        if (node.kind === 'alt')
            return heightOf(node.options[cheapestOption[node.id]]);
        if (node.kind === 'repeat' && node.min === 0)
            return 0;
        return childNodes(node).reduce((most, child) => Math.max(most, heightOf(child)), 0);
    });
    return height;
}
