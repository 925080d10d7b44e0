import type { Expr } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';
import { endOfInput } from '../grammar/alphabet.ts';
import { conjunctsOf } from '../path/conjuncts.ts';
import { lengthHorizon } from '../path/length-horizon.ts';
import type { SymbolSets } from './symbol-encoding.ts';

const anyUnit = IntervalSet.range(0, 0xffff);
const end = IntervalSet.of(endOfInput);
const anything = anyUnit.union(end);
/** Upper limit of lengths that are tried. */
const mostLengths = 12;
const nothingSaid: SymbolSets = new Map();

/** Indexed by the minimum length of the text. */
type KnownSets = Map<number, SymbolSets>;

/** Cache: paths of one target share events, and their simplifier. */
const setsBySimplifier = new WeakMap<Simplifier, Map<Expr, KnownSets>>();

/**
 * The symbols of every text of at least `solid` units for which the condition holds: the union of the units that it
 * allows for each length up to its horizon.
 */
export function setsByLength(condition: Expr, input: number, solid: number, simplifier: Simplifier): SymbolSets {
  if (!speaksOfText(condition, input)) return nothingSaid;
  const ofSimplifier = setsBySimplifier.get(simplifier) ?? new Map<Expr, KnownSets>();
  setsBySimplifier.set(simplifier, ofSimplifier);
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

/** The units that the condition allows in a text of this length; undefined if it cannot hold. */
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
