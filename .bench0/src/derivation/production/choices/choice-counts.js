import { walkDerivation } from '../../derivation.js';
/**
 * Counts how often each choice of a grammar is made in a corpus of derivations.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const result = new Parser(grammar).parse('[1, 2]');
 * if (result.kind === 'parsed') console.log(countChoices([result.tree()]).options.size);
 * ```
 */
export function countChoices(corpus) {
    const options = new Map();
    const iterations = new Map();
    const characters = new Map();
    for (const derivation of corpus) {
        for (const { node, children, text } of walkDerivation(derivation)) {
            if (node.kind === 'alt') {
                const counts = entry(options, node.id, () => node.options.map(() => 0));
                const taken = node.options.findIndex((option) => option.id === children[0]?.node.id);
                counts[taken] = counts[taken] + 1;
            }
            else if (node.kind === 'repeat') {
                iterations.set(node.id, withRun(iterations.get(node.id), node, children.length));
            }
            else if (node.kind === 'class') {
                const counts = entry(characters, node.id, () => new Map());
                counts.set(text, (counts.get(text) ?? 0) + 1);
            }
        }
    }
    return { options, iterations, characters };
}
function withRun(counts, { min, max }, run) {
    const { again, stop } = counts ?? { again: 0, stop: 0 };
    return { again: again + Math.max(0, run - min), stop: stop + (run < max ? 1 : 0) };
}
function entry(map, key, create) {
    let value = map.get(key);
    if (value === undefined)
        map.set(key, (value = create()));
    return value;
}
