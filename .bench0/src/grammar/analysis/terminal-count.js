import { flattenTokens } from '../flat/flatten.js';
import { reachableRules } from './reachable-rules.js';
/** Returns the number of different terminals of words: tokens or, in a scannerless grammar, literals and classes. */
export function terminalCount(grammar) {
    if (grammar.hasTokens)
        return flattenTokens(grammar).terminals.length;
    const reachable = new Set(reachableRules(grammar));
    const terminals = new Set();
    for (const node of grammar.nodes) {
        const owner = grammar.ownerOf(node);
        if (owner === undefined || !reachable.has(owner))
            continue;
        if (node.kind === 'literal')
            terminals.add(`literal ${node.text}`);
        if (node.kind === 'class')
            terminals.add(`class ${node.set.ranges.join()}`);
    }
    return terminals.size;
}
