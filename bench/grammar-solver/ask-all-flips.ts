import { IntervalSet } from '../../src/constraint/interval-set.ts';
import { Random } from '../../src/core/random.ts';
import { endOfInput } from '../../src/solver/grammar/alphabet.ts';
import type { GrammarSolver } from '../../src/solver/grammar/grammar-solver.ts';

/** A question that a parser asked of a symbol, and whose answer it went by. */
export interface PathEvent {
  readonly position: number;
  readonly holds: IntervalSet;
  readonly other: IntervalSet;
}

export interface PathShape {
  /** The share of positions whose symbol is only told apart from others, never found out. */
  readonly looseShare: number;
  readonly order: 'by position' | 'at random';
}

/** Five questions about each symbol, as the paper counts: four others it is not, then the one it is. */
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

/** With nothing known from earlier paths. */
export function askAllFlips(solver: GrammarSolver, word: readonly number[], events: readonly PathEvent[]): FlipCounts {
  const counts = { sat: 0, unsat: 0, unknown: 0 };
  solver.forgetPaths();
  const path = solver.open(word);
  for (const { position, holds, other } of events) {
    counts[path.flip(position, other).kind]++;
    path.narrow(position, holds);
  }
  if (!path.setAt(word.length).has(endOfInput)) throw new Error('the word does not end where it ends');
  return counts;
}
