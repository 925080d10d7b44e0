import { findAmbiguity } from '../../src/derivation/ambiguity/find-ambiguity.js';
import { checkGrammar } from '../../src/grammar/check.js';
import { isNullable } from '../../src/grammar/analysis/nullable.js';
import { strongComponents } from '../../src/grammar/analysis/strong-components.js';
export const grammarTraits = ['left-recursive', 'ambiguous', 'nullable', 'cyclic'];
/** Number of words examined for one with several derivations. */
const words = 12;
/** Returns the properties that make a grammar hard to solve; `ambiguous` only if one of its shortest words shows it. */
export function traitsOf(grammar) {
    const has = {
        'left-recursive': () => isLeftRecursive(grammar),
        ambiguous: () => findAmbiguity(grammar, words).ambiguous !== undefined,
        nullable: () => grammar.rules.some(({ body }) => isNullable(grammar, body)),
        cyclic: () => checkGrammar(grammar).some(({ code }) => code === 'cyclic-rule'),
    };
    return grammarTraits.filter((trait) => has[trait]());
}
function isLeftRecursive(grammar) {
    const first = grammar.rules.map(({ body }) => [...leftReferences(grammar, body)]);
    const circles = strongComponents(grammar.rules.length, (rule) => first[rule] ?? []);
    return circles.some(([rule = 0, ...others]) => others.length > 0 || first[rule]?.includes(rule) === true);
}
/** Returns the indexes of the rules that the node can start with. */
function* leftReferences(grammar, node) {
    if (node.kind === 'ref')
        yield node.target;
    else if (node.kind === 'repeat')
        yield* leftReferences(grammar, node.item);
    else if (node.kind === 'alt')
        for (const option of node.options)
            yield* leftReferences(grammar, option);
    else if (node.kind === 'seq')
        for (const item of node.items) {
            yield* leftReferences(grammar, item);
            if (!isNullable(grammar, item))
                return;
        }
}
