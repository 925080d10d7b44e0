import type { Expr } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import { conjunctsOf } from '../path/conjuncts.ts';
import { lengthHorizon } from '../path/length-horizon.ts';
import type { SymbolSets } from './spelling.ts';

const anyUnit = IntervalSet.range(0, 0xffff);
const end = IntervalSet.of(endOfInput);
const anything = anyUnit.union(end);
/** More lengths than these are not tried. */
const mostLengths = 12;
const nothingSaid: SymbolSets = new Map();

/** By the units that a text has at least. */
type KnownSets = Map<number, SymbolSets>;

/** Events come back on the paths of one target, as their simplifier does. */
const known = new WeakMap<Simplifier, Map<Expr, KnownSets>>();

/**
 * Which symbols every text of at least `solid` units has for which the condition holds: what is read of it is one thing
 * for each length up to the one beyond which it does not look, and all of these are put together.
 */
export function setsByLength(condition: Expr, input: number, solid: number, simplifier: Simplifier): SymbolSets {
  if (!speaksOfText(condition, input)) return nothingSaid;
  const ofSimplifier = known.get(simplifier) ?? new Map<Expr, KnownSets>();
  known.set(simplifier, ofSimplifier);
  const ofCondition: KnownSets = ofSimplifier.get(condition) ?? new Map<number, SymbolSets>();
  ofSimplifier.set(condition, ofCondition);
  let sets = ofCondition.get(solid);
  if (sets === undefined) {
    sets = readByLength(condition, input, solid, simplifier);
    ofCondition.set(solid, sets);
  }
  return sets;
}

function readByLength(condition: Expr, input: number, solid: number, simplifier: Simplifier): SymbolSets {
  const horizon = lengthHorizon(condition, input);
  if (horizon === undefined || horizon - solid > mostLengths) return nothingSaid;
  const together = Array.from({ length: horizon }, () => IntervalSet.empty);
  for (let length = Math.min(solid, horizon); length <= horizon; length++) {
    const units = unitsAt(condition, input, length, simplifier);
    if (units === undefined) continue;
    for (const [position, set] of together.entries()) {
      together[position] = set.union(position < length ? (units.get(position) ?? anyUnit) : end);
    }
  }
  return new Map(
    [...together.entries()].filter(([position, set]) => !set.equals(position < solid ? anyUnit : anything)),
  );
}

/** What the condition leaves of the units of a text of this length; undefined if it holds for none. */
function unitsAt(
  condition: Expr,
  input: number,
  length: number,
  simplifier: Simplifier,
): ReadonlyMap<number, IntervalSet> | undefined {
  const exact = simplifier.withLength(input, length);
  const { memberships, isFalse } = conjunctsOf(exact.simplifyCondition(condition), exact);
  if (isFalse) return undefined;
  const units = new Map<number, IntervalSet>();
  for (const { variable, set } of memberships) {
    if (variable.name !== 'unit' || variable.input !== input) continue;
    if (variable.position >= length) return undefined;
    units.set(variable.position, units.get(variable.position)?.intersect(set) ?? set);
  }
  return units;
}

function speaksOfText({ variables }: Expr, input: number): boolean {
  return variables.some(
    (variable) => variable.input === input && (variable.name === 'text' || variable.name === 'length'),
  );
}
