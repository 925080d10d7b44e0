import type { Expr, Variable } from '../../../constraint/expression.ts';
import { IntervalSet } from '../../../constraint/interval-set.ts';
import type { Simplifier } from '../../../constraint/simplify.ts';
import { differenceOf } from '../../../constraint/simplify/bounds/linear-form.ts';
import { isPart } from '../../path/is-part.ts';
import { divisorsOf } from './divisors.ts';

/** A condition as the search uses it: variables are indexes into those of the query. */
export type Condition =
  | { readonly kind: 'member'; readonly variable: number; readonly set: IntervalSet }
  /** The sum of factors times variables is in the set. */
  | { readonly kind: 'linear'; readonly terms: readonly Term[]; readonly set: IntervalSet }
  /** The product of two variables is `value`; `divisors` are its divisors if they are known. */
  | {
      readonly kind: 'product';
      readonly factors: readonly [number, number];
      readonly value: number;
      readonly divisors: IntervalSet | undefined;
    }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Condition[] }
  /** Decided by evaluation once all its variables have a value. */
  | { readonly kind: 'test'; readonly expr: Expr; readonly variables: readonly number[] }
  /** Contains something that is not a variable of the search; it is ignored here. */
  | { readonly kind: 'blind' };

export interface Term {
  readonly variable: number;
  readonly factor: number;
}

const blind: Condition = { kind: 'blind' };

/** Reads simplified conditions over the given variables. */
export class ConditionReader {
  readonly #positions: ReadonlyMap<Variable, number>;
  readonly #simplifier: Simplifier;
  readonly #lengths: ReadonlyMap<number, number>;

  /** `lengths`: the lengths of the inputs whose length is fixed. */
  constructor(variables: readonly Variable[], simplifier: Simplifier, lengths: ReadonlyMap<number, number>) {
    this.#positions = new Map(variables.map((variable, i) => [variable, i]));
    this.#simplifier = simplifier;
    this.#lengths = lengths;
  }

  /** Negative if the variable is not part of the search. */
  positionOf(variable: Variable): number {
    return this.#positions.get(variable) ?? -1;
  }

  read(expr: Expr): Condition {
    if (expr.kind === 'variable') return this.#memberOf(expr, IntervalSet.of(1));
    if (expr.kind === 'constant') return { kind: expr.value === true ? 'all' : 'any', parts: [] };
    const known = this.#simplifier.membership(expr);
    if (known !== undefined) return this.#sumOf(known.atom, known.set) ?? this.#productOf(known.atom, known.set, expr);
    switch (expr.name) {
      case 'and':
        return { kind: 'all', parts: expr.operands.map((operand) => this.read(operand)) };
      case 'or':
        return { kind: 'any', parts: expr.operands.map((operand) => this.read(operand)) };
      case 'not':
        return expr.operands[0]?.kind === 'variable'
          ? this.#memberOf(expr.operands[0], IntervalSet.of(0))
          : this.#testOf(expr);
      default:
        return this.#comparison(expr.name, expr.operands) ?? this.#testOf(expr);
    }
  }

  /** Reads a comparison of two integers as a range of their difference. */
  #comparison(name: string, [left, right]: readonly Expr[]): Condition | undefined {
    const ranges = differenceRanges[name];
    if (ranges === undefined || left === undefined || right === undefined) return undefined;
    const form = differenceOf(left, right, this.#simplifier);
    const linear = form && this.#linear(form.terms, shifted(ranges, -form.constant));
    return linear ?? (name === 'strictEquals' ? (this.#product(left, right) ?? this.#product(right, left)) : undefined);
  }

  /** Reads a product: doubles multiply integers exactly if the product is a safe integer. */
  #product(left: Expr, right: Expr): Condition | undefined {
    if (left.kind !== 'application' || left.name !== 'multiply' || right.kind !== 'constant') return undefined;
    if (!Number.isSafeInteger(right.value) || right.value === 0) return undefined;
    const [a, b] = left.operands.map((factor) =>
      factor.kind === 'variable' ? this.#positions.get(factor) : undefined,
    );
    if (a === undefined || b === undefined) return undefined;
    const value = right.value as number;
    return { kind: 'product', factors: [a, b], value, divisors: divisorsOf(value) };
  }

  #sumOf(atom: Expr, set: IntervalSet): Condition | undefined {
    if (atom.kind === 'variable') return this.#memberOf(atom, set);
    const form = differenceOf(atom, this.#simplifier.pool.constant(0), this.#simplifier);
    return form && this.#linear(form.terms, shifted(set, -form.constant));
  }

  #productOf(atom: Expr, set: IntervalSet, expr: Expr): Condition {
    const isOne = set.size === 1 && this.#simplifier.pool.constant(set.min);
    return (isOne ? this.#product(atom, isOne) : undefined) ?? this.#testOf(expr);
  }

  #linear(terms: readonly (readonly [Expr, number])[], set: IntervalSet): Condition | undefined {
    const read: Term[] = [];
    for (const [expr, factor] of terms) {
      const variable = expr.kind === 'variable' ? this.#positions.get(expr) : undefined;
      if (variable === undefined) return undefined;
      read.push({ variable, factor });
    }
    return { kind: 'linear', terms: read, set };
  }

  #memberOf(variable: Variable, set: IntervalSet): Condition {
    const position = this.#positions.get(variable);
    return position === undefined ? blind : { kind: 'member', variable: position, set };
  }

  #testOf(expr: Expr): Condition {
    if (hasOpaque(expr)) return blind;
    const variables: number[] = [];
    for (const variable of expr.variables) {
      const position = this.#positions.get(variable);
      if (position === undefined || this.#mayBeMissing(variable)) return blind;
      variables.push(position);
    }
    return { kind: 'test', expr, variables };
  }

  /** Whether a unit or length may have no value to evaluate with, because the length of its input is open. */
  #mayBeMissing(variable: Variable): boolean {
    return (isPart(variable) || variable.name === 'length') && !this.#lengths.has(variable.input);
  }
}

/**
 * Whether the condition calls an opaque function: its result may be unknown, which does not mean that the condition
 * fails.
 */
function hasOpaque(root: Expr): boolean {
  const terms = new Set<Expr>([root]);
  for (const term of terms) {
    if (term.kind !== 'application') continue;
    if (term.name === 'opaque') return true;
    for (const operand of term.operands) terms.add(operand);
  }
  return false;
}

const far = Number.MAX_SAFE_INTEGER;

const differenceRanges: Partial<Readonly<Record<string, IntervalSet>>> = {
  strictEquals: IntervalSet.of(0),
  strictNotEquals: IntervalSet.ranges([
    [-far, -1],
    [1, far],
  ]),
  lessThan: IntervalSet.range(-far, -1),
  lessOrEqual: IntervalSet.range(-far, 0),
  greaterThan: IntervalSet.range(1, far),
  greaterOrEqual: IntervalSet.range(0, far),
};

/** Shifts a set; bounds at the limit of exact numbers represent infinity and stay. */
function shifted(set: IntervalSet, by: number): IntervalSet {
  const move = (end: number): number => (Math.abs(end) === far ? end : end + by);
  return IntervalSet.ranges([...set].map(([from, to]) => [move(from), move(to)] as const));
}
