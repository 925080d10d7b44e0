import { Random } from '../../src/core/random.ts';
import { Printer } from '../../src/derivation/print/printer.ts';
import { resolveTokens } from '../../src/derivation/print/resolve-tokens.ts';
import { UniformProducer } from '../../src/derivation/production/uniform-producer.ts';
import { openTarget } from '../../src/execution/open-target.ts';
import { loadGrammarSync } from '../../src/grammar/load-grammar.ts';
import type { Compiler } from './compiler.ts';

/**
 * Generates words of the grammar with the given numbers of tokens in turn, uniformly; endless, or empty if there are no
 * such words.
 */
export function* wordsOfSize(
  grammarName: string,
  sizes: readonly number[],
  seed: string,
): Generator<string, void, void> {
  const grammar = loadGrammarSync(grammarName);
  const random = new Random(seed);
  const printer = new Printer(grammar);
  const producers = sizes.map((size) => new UniformProducer(grammar, random, { measure: 'tokens', size }));
  for (;;) {
    for (const producer of producers) {
      const tree = producer.next();
      if (tree === undefined) return;
      yield resolveTokens(tree, grammar, printer, random).text;
    }
  }
}

/** Returns the first distinct words that the compiler accepts. */
export async function acceptedWords(
  { file, exportName, grammar }: Compiler,
  { sizes, count, seed }: { readonly sizes: readonly number[]; readonly count: number; readonly seed: string },
): Promise<readonly string[]> {
  const target = await openTarget({ file, exportName, build: 'native' });
  const accepted = new Set<string>();
  try {
    for (const text of wordsOfSize(grammar, sizes, seed)) {
      if (accepted.size === count) break;
      const { outcome } = await target.runOne({ kind: 'text', text });
      if (outcome.kind === 'returned') accepted.add(text);
    }
  } finally {
    await target.close();
  }
  return [...accepted];
}
