import { IntervalSet } from '../../src/constraint/interval-set.ts';
import { Random } from '../../src/core/random.ts';
import { endOfInput } from '../../src/solver/grammar/alphabet.ts';
import type { GrammarSolver } from '../../src/solver/grammar/grammar-solver.ts';

/** A question that a parser asked about a symbol, with the answer that it followed. */
export interface PathEvent {
  readonly position: number;
  readonly holds: IntervalSet;
  readonly other: IntervalSet;
}

export interface PathShape {
  /** The share of positions whose symbol is only distinguished from others, but never determined. */
  readonly looseShare: number;
  readonly order: 'by position' | 'at random';
}

/** Generates five questions about each symbol, as in the paper: four other symbols that it is not, then its own. */
export function pathEvents(
  solver: GrammarSolver,
  word: readonly number[],
  { looseShare, order }: PathShape,
): PathEvent[] {
  const random = new Random(`${word.length} ${looseShare} ${order}`);
  const { values } = solver.alphabet;
  const alternatives = [...new Set(word)];
  const events: PathEvent[] = [];
  const ask = (position: number, other: IntervalSet): void => {
    events.push({ position, other, holds: other.complement(values.min, values.max) });
  };
  word.forEach((value, position) => {
    for (let i = 0; i < 4; i++) {
      const other = random.pick(alternatives);
      if (other !== value) ask(position, IntervalSet.of(other));
    }
    if (!random.chance(looseShare)) ask(position, IntervalSet.of(value).complement(values.min, values.max));
  });
  ask(word.length, IntervalSet.range(0, values.max));
  return order === 'by position' ? events : random.shuffle(events);
}

export interface FlipCounts {
  readonly sat: number;
  readonly unsat: number;
  readonly unknown: number;
}

/** Flips all events, without results of earlier paths. */
export function askAllFlips(solver: GrammarSolver, word: readonly number[], events: readonly PathEvent[]): FlipCounts {
  const counts = { sat: 0, unsat: 0, unknown: 0 };
  solver.forgetPaths();
  const path = solver.open(word);
  for (const { position, holds, other } of events) {
    counts[path.flip(position, other).kind]++;
    path.narrow(position, holds);
  }
  if (!path.setAt(word.length).has(endOfInput)) throw new Error('the path does not allow the word to end');
  return counts;
}
