import type { WorkBudget } from '../../../core/work-budget.ts';
import type { RawConstant } from '../../../core/raw-trace.ts';
import type { Application, Expr, Variable } from '../../../constraint/expression.ts';
import type { IntervalSet } from '../../../constraint/interval-set.ts';
import { stringOf, unitsOf } from '../../../constraint/simplify/unit-strings.ts';
import { narrowQuery } from '../../path/narrow-query.ts';
import type { Query } from '../../path/query.ts';
import { substitute } from '../../path/substitute.ts';
import type { MatchShape, Slot } from './match-shape.ts';
import type { MatchShapes } from './match-shapes.ts';
import { isSameUse, patternUseOf, type PatternUse } from './pattern-use.ts';

const workPerPlace = 100;
/** Work to read a condition, in evaluated terms. */
const workPerCondition = 40;

/** A shape applied to the units of a text at a position. */
interface Placed {
  readonly shape: MatchShape;
  readonly shapes: MatchShapes;
  readonly units: readonly Expr[];
  readonly at: number;
}

/**
 * Splits a query into one case for each way in which a pattern can match at each position of a text of known length:
 * questions about the match become conditions on units. The cases overapproximate, because they ignore which match the
 * real RegExp prefers, and omit only what is refuted. The iteration ends early if the budget or the work is spent.
 */
export class MatchCases {
  readonly #query: Query;
  readonly #budget: WorkBudget;

  constructor(query: Query, budget: WorkBudget) {
    this.#query = query;
    this.#budget = budget;
  }

  *of(use: PatternUse, shapes: MatchShapes): Iterable<Query> {
    const units = unitsOf(use.subject, this.#query.simplifier);
    if (units === undefined) return;
    for (let length = shapes.leastLength; length <= units.length; length++) {
      for (const shape of shapes.ofLength(length, this.#budget)) {
        for (const at of placesOf(shape, units.length, use)) {
          if (!this.#budget.spend(10) || !this.#query.work.spend(workPerPlace)) return;
          const narrowed = this.#place({ shape, shapes, units, at }, use);
          if (narrowed !== undefined) yield narrowed;
        }
      }
    }
  }

  /** The query under the assumption that the pattern does not match. */
  withoutMatch(use: PatternUse): Query | undefined {
    const query = this.#query;
    const answer = (term: Expr): Expr | undefined => {
      const asked = patternUseOf(term);
      if (asked === undefined || !isSameUse(asked, use)) return undefined;
      return (term as Application).name === 'regExpTest' ? query.simplifier.constant(false) : undefined;
    };
    return narrowQuery(
      query,
      query.conditions.map((condition) => substitute(condition, answer, query.simplifier)),
      [],
    );
  }

  #place(placed: Placed, use: PatternUse): Query | undefined {
    const query = this.#query;
    const sets = variableSets(placed);
    if (sets === undefined) return undefined;
    return narrowQuery(query, this.#partsOf(placed, use), sets);
  }

  /** Starts with the flipped condition: if the match contradicts it, the others need not be read. */
  *#partsOf(placed: Placed, use: PatternUse): Iterable<Expr> {
    const { conditions, simplifier, work } = this.#query;
    for (const condition of conditions) {
      work.spend(workPerCondition);
      yield substitute(condition, (term) => this.#answer(term, placed, use), simplifier);
    }
    yield* requirementsOf(placed, this.#query);
  }

  /** The value of a term about the match, if it belongs to this use of the pattern. */
  #answer(term: Expr, { shape, shapes, units, at }: Placed, use: PatternUse): Expr | undefined {
    const asked = patternUseOf(term);
    if (asked === undefined || !isSameUse(asked, use)) return undefined;
    const { simplifier } = this.#query;
    const { name, operands } = term as Application;
    const group = operands[3];
    const number = group?.kind === 'constant' ? numberOf(group.value, shapes) : undefined;
    const span = number === 0 ? ([0, shape.slots.length] as const) : shape.groups.get(number ?? -1);
    switch (name) {
      case 'regExpTest':
        return simplifier.constant(true);
      case 'regExpMatchIndex':
        return simplifier.constant(at);
      case 'regExpLastIndex':
        return /[gy]/.test(use.pattern.flags) ? simplifier.constant(at + shape.slots.length) : undefined;
      case 'regExpGroup':
        if (number === undefined) return undefined;
        return span === undefined
          ? simplifier.constant(undefined)
          : stringOf(units.slice(at + span[0], at + span[1]), simplifier);
      case 'regExpGroupIndex':
        if (number === undefined) return undefined;
        return simplifier.constant(span === undefined ? undefined : at + span[0]);
      default:
        return undefined;
    }
  }
}

function numberOf(group: RawConstant, shapes: MatchShapes): number | undefined {
  return typeof group === 'string' ? shapes.numberOfName(group) : typeof group === 'number' ? group : undefined;
}

function* placesOf(shape: MatchShape, length: number, { lastIndex, pattern }: PatternUse): Iterable<number> {
  const from = /[gy]/.test(pattern.flags) ? lastIndex : 0;
  const last = length - shape.slots.length - (shape.isAtEnd ? 0 : shape.after.length);
  const first = Math.max(from, shape.before.length, shape.isAtEnd ? length - shape.slots.length : 0);
  const end = shape.isAtStart ? 0 : pattern.flags.includes('y') ? from : last;
  for (let at = first; at <= Math.min(end, last); at++) yield at;
}

/** The sets that units must be in, including units around the match. */
function* setsOf({ shape, units, at }: Placed): Iterable<readonly [Expr, IntervalSet]> {
  const { slots, before, after } = shape;
  for (const [i, set] of before.entries()) yield [units[at - before.length + i]!, set];
  for (const [i, slot] of slots.entries()) yield [units[at + i]!, setOf(slot, slots)];
  for (const [i, set] of after.entries()) {
    const unit = units[at + slots.length + i];
    if (unit !== undefined) yield [unit, set];
  }
}

function setOf(slot: Slot, slots: readonly Slot[]): IntervalSet {
  return slot.kind === 'set' ? slot.set : setOf(slots[slot.as]!, slots);
}

function requirementsOf({ shape, units, at }: Placed, { simplifier }: Query): readonly Expr[] {
  return shape.slots.flatMap((slot, i) =>
    slot.kind === 'same' ? [simplifier.make('strictEquals', units[at + i]!, units[at + slot.as]!)] : [],
  );
}

/**
 * The sets of variable units. Computed units are left to the confirmation. Undefined if a constant unit does not fit.
 */
function variableSets(placed: Placed): readonly (readonly [Variable, IntervalSet])[] | undefined {
  const sets: (readonly [Variable, IntervalSet])[] = [];
  for (const [unit, set] of setsOf(placed)) {
    if (unit.kind === 'constant' && !set.has(unit.value as number)) return undefined;
    if (unit.kind === 'variable') sets.push([unit, set]);
  }
  return sets;
}
