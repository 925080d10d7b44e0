import type { RepeatNode } from '../../../grammar/node.ts';
import { type Derivation, walkDerivation } from '../../derivation.ts';

/** Number of times each choice was made in a corpus, by node id; nodes that do not occur have no entry. */
export interface ChoiceCounts {
  /** Per option of an `alt`. */
  readonly options: ReadonlyMap<number, readonly number[]>;
  readonly iterations: ReadonlyMap<number, IterationCounts>;
  /** Per character of a `class`. */
  readonly characters: ReadonlyMap<number, ReadonlyMap<string, number>>;
}

/** Decisions of a `repeat` for and against another iteration, where both were possible. */
export interface IterationCounts {
  readonly again: number;
  readonly stop: number;
}

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
export function countChoices(corpus: Iterable<Derivation>): ChoiceCounts {
  const options = new Map<number, number[]>();
  const iterations = new Map<number, IterationCounts>();
  const characters = new Map<number, Map<string, number>>();
  for (const derivation of corpus) {
    for (const { node, children, text } of walkDerivation(derivation)) {
      if (node.kind === 'alt') {
        const counts = entry(options, node.id, () => node.options.map(() => 0));
        const taken = node.options.findIndex((option) => option.id === children[0]?.node.id);
        counts[taken] = counts[taken]! + 1;
      } else if (node.kind === 'repeat') {
        iterations.set(node.id, withRun(iterations.get(node.id), node, children.length));
      } else if (node.kind === 'class') {
        const counts = entry(characters, node.id, () => new Map<string, number>());
        counts.set(text, (counts.get(text) ?? 0) + 1);
      }
    }
  }
  return { options, iterations, characters };
}

function withRun(counts: IterationCounts | undefined, { min, max }: RepeatNode, run: number): IterationCounts {
  const { again, stop } = counts ?? { again: 0, stop: 0 };
  return { again: again + Math.max(0, run - min), stop: stop + (run < max ? 1 : 0) };
}

function entry<V>(map: Map<number, V>, key: number, create: () => V): V {
  let value = map.get(key);
  if (value === undefined) map.set(key, (value = create()));
  return value;
}
