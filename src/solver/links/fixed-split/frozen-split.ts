import { operatorCode, operators } from '../../../core/operators.ts';
import type { RawConstant } from '../../../core/raw-trace.ts';
import type { Assignment } from '../../../constraint/assignment.ts';
import { Evaluator } from '../../../constraint/evaluate.ts';
import type { Application, Expr, Variable } from '../../../constraint/expression.ts';
import { IntervalSet } from '../../../constraint/interval-set.ts';
import type { Simplifier } from '../../../constraint/simplify.ts';
import { stringOf, unitsOf } from '../../../constraint/simplify/unit-strings.ts';
import { undefinedResult } from '../../../constraint/undefined-result.ts';
import type { FixedSplit } from './split.ts';
import { splitters } from './splits.ts';

/** Returns the single units that a separator or pattern matches. */
export type UnitsFound = (sought: RawConstant) => IntervalSet;

/**
 * Rewrites conditions under the assumption that texts have the segment borders of a sample: parts, counts and positions
 * become units and numbers. `guards` keep the assumption true in most cases: separators stay, and no new ones appear.
 */
export class FrozenLayout {
  readonly guards = new Map<Variable, IntervalSet>();
  /** The conditions that computed positions have the values of the sample. */
  readonly places = new Set<Expr>();
  readonly #simplifier: Simplifier;
  readonly #sample: Evaluator;
  readonly #unitsFound: UnitsFound;
  readonly #known = new Map<Expr, Expr>();
  #splitCount = 0;

  constructor(simplifier: Simplifier, sample: Assignment, unitsFound: UnitsFound) {
    this.#simplifier = simplifier;
    this.#sample = new Evaluator(sample);
    this.#unitsFound = unitsFound;
  }

  /** Whether any operation was frozen. */
  get hasSplits(): boolean {
    return this.#splitCount > 0;
  }

  freeze(expr: Expr): Expr {
    const known = this.#known.get(expr);
    if (known !== undefined) return known;
    const frozen = expr.kind === 'application' ? this.#frozen(expr) : expr;
    this.#known.set(expr, frozen);
    return frozen;
  }

  #frozen(term: Application): Expr {
    const operands = term.operands.map((operand, i) => this.#fixed(term.name, i, this.freeze(operand)));
    const isSame = operands.every((operand, i) => operand === term.operands[i]);
    return this.#split(term.name, operands) ?? (isSame ? term : this.#simplifier.make(term.name, ...operands));
  }

  /** Replaces a computed position by its value in the sample, and records the condition that they are equal. */
  #fixed(name: Application['name'], index: number, operand: Expr): Expr {
    if (index === 0 || operand.kind !== 'application' || operators[operatorCode[name]]?.positions !== true)
      return operand;
    const value = this.#sample.evaluate(operand);
    if (typeof value !== 'number') return operand;
    const place = this.#simplifier.constant(value);
    this.places.add(this.#simplifier.make('strictEquals', operand, place));
    return place;
  }

  #split(name: Application['name'], operands: readonly Expr[]): Expr | undefined {
    const splitter = splitters[name];
    const units = splitter && unitsOf(operands[splitter.subject], this.#simplifier);
    if (splitter === undefined || units === undefined) return undefined;
    const others: RawConstant[] = [];
    for (const [i, operand] of operands.entries()) {
      if (i === splitter.subject) continue;
      if (operand.kind !== 'constant') return undefined;
      others.push(operand.value);
    }
    const text = this.#textOf(units);
    const split = text === undefined ? undefined : splitter.split(text, others);
    if (split === undefined) return undefined;
    this.#splitCount++;
    this.#guard(units, split, others[0]);
    return this.#exprOf(split, units);
  }

  #textOf(units: readonly Expr[]): string | undefined {
    const values = units.map((unit) => this.#sample.evaluate(unit));
    return values.includes(undefinedResult) ? undefined : String.fromCharCode(...(values as number[]));
  }

  #exprOf({ result }: FixedSplit, units: readonly Expr[]): Expr {
    const simplifier = this.#simplifier;
    if (result.kind === 'value') return simplifier.constant(result.value);
    const segments = result.segments.flatMap((segment) =>
      typeof segment === 'string' ? (unitsOf(simplifier.constant(segment), simplifier) ?? []) : units.slice(...segment),
    );
    return stringOf(segments, simplifier);
  }

  #guard(units: readonly Expr[], { marks, searched }: FixedSplit, sought: RawConstant): void {
    const marked = new Set<number>();
    for (const [from, to] of marks) for (let at = from; at < to; at++) marked.add(at);
    const others = sought === undefined ? undefined : this.#unitsFound(sought).complement(0, 0xffff);
    const [from, to] = searched ?? [0, units.length];
    for (const [at, unit] of units.entries()) {
      if (unit.kind !== 'variable') continue;
      if (marked.has(at)) this.#narrow(unit, IntervalSet.of(this.#sample.evaluate(unit) as number));
      else if (others !== undefined && at >= from && at < to) this.#narrow(unit, others);
    }
  }

  #narrow(unit: Variable, set: IntervalSet): void {
    this.guards.set(unit, this.guards.get(unit)?.intersect(set) ?? set);
  }
}
