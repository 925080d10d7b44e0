import { compareExpressions } from '../../compare-expressions.ts';
import type { Expr } from '../../expression.ts';
import type { Rewriter } from '../rewriter.ts';

/** A sum of bounded expressions with integer factors other than 0, and a constant. Ordered by `compareExpressions`. */
export interface LinearForm {
  readonly terms: readonly (readonly [Expr, number])[];
  readonly constant: number;
}

/** Longer sums count as one term: otherwise a running total would be expanded at every test of it. */
const termLimit = 32;

/** `left - right`, if both are bounded: then no step of the sum is rounded. */
export function differenceOf(left: Expr, right: Expr, rewriter: Rewriter): LinearForm | undefined {
  if (rewriter.boundsOf(left) === undefined || rewriter.boundsOf(right) === undefined) return undefined;
  const sum = new Sum(rewriter);
  sum.add(left, 1);
  sum.add(right, -1);
  return sum.form();
}

class Sum {
  readonly #rewriter: Rewriter;
  readonly #factors = new Map<Expr, number>();
  #constant = 0;

  constructor(rewriter: Rewriter) {
    this.#rewriter = rewriter;
  }

  add(expr: Expr, factor: number, depth = 0): void {
    if (expr.kind === 'constant') {
      this.#constant += factor * (expr.value as number);
      return;
    }
    if (
      expr.kind !== 'application' ||
      depth >= termLimit ||
      !this.#addParts(expr.name, expr.operands, factor, depth + 1)
    ) {
      this.#factors.set(expr, (this.#factors.get(expr) ?? 0) + factor);
    }
  }

  form(): LinearForm | undefined {
    const terms = [...this.#factors].filter(([, factor]) => factor !== 0);
    const isExact = [this.#constant, ...terms.map(([, factor]) => factor)].every((value) =>
      Number.isSafeInteger(value),
    );
    return isExact
      ? { terms: terms.sort(([a], [b]) => compareExpressions(a, b)), constant: this.#constant + 0 }
      : undefined;
  }

  /** Returns false if the operator is not linear in bounded operands. */
  #addParts(name: string, [left, right]: readonly Expr[], factor: number, depth: number): boolean {
    if (left === undefined || !this.#isBounded(left)) return false;
    if (name === 'negate') {
      this.add(left, -factor, depth);
      return true;
    }
    if (right === undefined || !this.#isBounded(right)) return false;
    if (name === 'add' || name === 'subtract') {
      this.add(left, factor, depth);
      this.add(right, name === 'add' ? factor : -factor, depth);
      return true;
    }
    if (name !== 'multiply') return false;
    const [scale, scaled] = left.kind === 'constant' ? [left, right] : [right, left];
    if (scale.kind !== 'constant') return false;
    this.add(scaled, factor * (scale.value as number), depth);
    return true;
  }

  #isBounded(expr: Expr): boolean {
    return this.#rewriter.boundsOf(expr) !== undefined;
  }
}
