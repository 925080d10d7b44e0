import { childNodes } from '../node.js';
/** Returns the rules that derivations from `roots` can use, roots first. Default: the start rule is the root. */
export function reachableRules(grammar, roots = [grammar.start]) {
    const found = new Set(roots);
    // The set grows during the iteration.
    for (const rule of found)
        for (const target of referencesOf(rule.body))
            found.add(grammar.rules[target]);
    return [...found];
}
/** Returns the indexes of the rules that a node and its descendants refer to, in order and with repetitions. */
export function* referencesOf(node) {
    if (node.kind === 'ref')
        yield node.target;
    for (const child of childNodes(node))
        yield* referencesOf(child);
}
