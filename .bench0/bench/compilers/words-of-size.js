import { Random } from '../../src/core/random.js';
import { Printer } from '../../src/derivation/print/printer.js';
import { resolveTokens } from '../../src/derivation/print/resolve-tokens.js';
import { UniformProducer } from '../../src/derivation/production/uniform-producer.js';
import { openTarget } from '../../src/execution/open-target.js';
import { loadGrammarSync } from '../../src/grammar/load-grammar.js';
/**
 * Generates words of the grammar with the given numbers of tokens in turn, uniformly; endless, or empty if there are no
 * such words.
 */
export function* wordsOfSize(grammarName, sizes, seed) {
    const grammar = loadGrammarSync(grammarName);
    const random = new Random(seed);
    const printer = new Printer(grammar);
    const producers = sizes.map((size) => new UniformProducer(grammar, random, { measure: 'tokens', size }));
    for (;;) {
        for (const producer of producers) {
            const tree = producer.next();
            if (tree === undefined)
                return;
            yield resolveTokens(tree, grammar, printer, random).text;
        }
    }
}
/** Returns the first distinct words that the compiler accepts. */
export async function acceptedWords({ file, exportName, grammar }, { sizes, count, seed }) {
    const target = await openTarget({ file, exportName, build: 'native' });
    const accepted = new Set();
    try {
        for (const text of wordsOfSize(grammar, sizes, seed)) {
            if (accepted.size === count)
                break;
            const { outcome } = await target.runOne({ kind: 'text', text });
            if (outcome.kind === 'returned')
                accepted.add(text);
        }
    }
    finally {
        await target.close();
    }
    return [...accepted];
}
