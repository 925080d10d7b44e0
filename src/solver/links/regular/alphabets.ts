import type { Expr } from '../../../constraint/expression.ts';
import { IntervalSet } from '../../../constraint/interval-set.ts';
import type { Alphabets } from '../../../constraint/simplify.ts';
import { patternAutomaton } from './pattern-automaton.ts';
import { patternUseOf } from './pattern-use.ts';
import { inputOfUnits, unitsWithin } from './unit-bounds.ts';

const keptPatterns = 256;
const known = new Map<string, IntervalSet | undefined>();

/**
 * The units of text inputs under conditions that always hold: of inputs that match a pattern as a whole, and of inputs
 * with a length in `lengths` whose units are restricted at each position.
 */
export function alphabetsOf(conditions: readonly Expr[], lengths: ReadonlyMap<number, number>): Alphabets {
  const alphabets = new Map<number, IntervalSet>();
  for (const condition of conditions) {
    const input = inputOfUnits(condition);
    if (input !== undefined) {
      const units = unitsOfPlaces(condition, input, lengths.get(input));
      if (units !== undefined) alphabets.set(input, units);
      continue;
    }
    const use =
      condition.kind === 'application' && condition.name === 'regExpTest' ? patternUseOf(condition) : undefined;
    if (use?.subject.kind !== 'variable' || use.subject.name !== 'text' || use.lastIndex !== 0) continue;
    const alphabet = alphabetOf(use.pattern.source, use.pattern.flags);
    if (alphabet !== undefined) alphabets.set(use.subject.input, alphabet);
  }
  return alphabets;
}

const knownPlaces = new WeakMap<Expr, IntervalSet>();

function unitsOfPlaces(condition: Expr, input: number, length: number | undefined): IntervalSet | undefined {
  if (length === undefined) return undefined;
  const found = knownPlaces.get(condition) ?? unitsWithin(condition, input, length);
  if (found !== undefined) knownPlaces.set(condition, found);
  return found;
}

function alphabetOf(source: string, flags: string): IntervalSet | undefined {
  const key = `/${source}/${flags}`;
  if (known.has(key)) return known.get(key);
  if (known.size >= keptPatterns) known.clear();
  const alphabet = lettersOf(source, flags);
  known.set(key, alphabet);
  return alphabet;
}

/** The units on the edges of the automaton; a minimal automaton has no edges to dead states. */
function lettersOf(source: string, flags: string): IntervalSet | undefined {
  const language = patternAutomaton(source, flags);
  if (language === undefined) return undefined;
  const ranges: [number, number][] = [];
  for (const state of language.nodes()) for (const [{ min, max }] of state.out) ranges.push([min, max]);
  return IntervalSet.ranges(ranges);
}
