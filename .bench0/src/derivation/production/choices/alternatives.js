import { childNodes } from '../../../grammar/node.js';
import { walkDerivation } from '../../derivation.js';
import { shortestClosing } from '../shortest-closing.js';
/**
 * Numbers of the alternatives of a grammar as if quantifiers were written out: each option of an `alt`, and for a
 * `repeat` with a choice, stopping at the minimum and continuing.
 */
export function optionTaken(option) {
    return 3 * option.id;
}
export function stoppedAtOnce(repeat) {
    return 3 * repeat.id + 1;
}
export function wentOn(repeat) {
    return 3 * repeat.id + 2;
}
/** Returns the alternatives that some finite word of the grammar uses. */
export function alternativesOf(grammar) {
    const { length } = shortestClosing(grammar);
    const finite = (node) => length[node.id] !== Infinity;
    const alternatives = new Set();
    const seen = new Set([grammar.root]);
    if (!finite(grammar.root))
        return alternatives;
    for (const node of seen) {
        const below = node.kind === 'ref' ? [grammar.ruleOf(node).body] : childNodes(node).filter(finite);
        for (const child of below)
            seen.add(child);
        if (node.kind === 'alt')
            for (const option of below)
                alternatives.add(optionTaken(option));
        if (node.kind !== 'repeat' || node.max === node.min)
            continue;
        alternatives.add(stoppedAtOnce(node));
        if (below.length > 0)
            alternatives.add(wentOn(node));
    }
    return alternatives;
}
export function* alternativesIn(derivation) {
    for (const { node, children } of walkDerivation(derivation)) {
        if (node.kind === 'alt')
            yield optionTaken(children[0].node);
        else if (node.kind === 'repeat')
            yield children.length > node.min ? wentOn(node) : stoppedAtOnce(node);
    }
}
