import { Random } from '../../core/random.ts';
import { Parser } from '../../derivation/parse/parser.ts';
import { Printer } from '../../derivation/print/printer.ts';
import { randomProducer } from '../../derivation/production/random-producer.ts';
import { runShrinker } from '../../derivation/shrinking/shrink.ts';
import { shrinkText } from '../../derivation/shrinking/shrink-text.ts';
import type { Grammar } from '../../grammar/grammar.ts';

export interface DifferenceLimits {
  /** Words that are drawn from the grammar. */
  readonly draws: number;
  readonly seed: string;
}

const sizes = [2, 4, 8, 16, 40, 100];
const depths = [4, 8, 12, 20];
/** Differing words that are made small, and the attempts for each. */
const mostShrunk = 200;
const attemptsOfEach = 400;
const mostWork = 200_000;

/**
 * Words that the first grammar derives and the second does not, made as small as they get, shortest first. They are found at
 * random, so none found does not mean that there are none.
 */
export function derivedOnlyBy(first: Grammar, second: Grammar, { draws, seed }: DifferenceLimits): readonly string[] {
  const [own, other] = [new Parser(first), new Parser(second)];
  const printer = new Printer(first);
  const random = new Random(seed);
  const producers = sizes.flatMap((maxSize) =>
    depths.map((maxDepth) => randomProducer(first, random.split(`${maxSize} ${maxDepth}`), { maxSize, maxDepth })),
  );
  const isDifferent = (text: string): boolean =>
    other.parse(text, { maxWork: mostWork }).kind === 'failed' &&
    own.parse(text, { maxWork: mostWork }).kind === 'parsed';
  const seen = new Set<string>();
  const small = new Set<string>();
  for (let n = 0; n < draws && small.size < mostShrunk; n++) {
    const tree = producers[n % producers.length]!.next();
    if (tree === undefined) continue;
    const { text } = printer.print(tree);
    if (seen.size === seen.add(text).size || !isDifferent(text)) continue;
    let attempts = 0;
    small.add(runShrinker(text, shrinkText, (shorter) => attempts++ < attemptsOfEach && isDifferent(shorter)));
  }
  return [...small].toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
}
