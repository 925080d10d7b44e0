import type { Expr, Variable } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';

/** Inputs have smaller numbers. */
const firstNumber = 1 << 19;

/**
 * Variables that stand for computed terms: a text cut out of the input, a position found in it, a test of it. The
 * numbers of their inputs are beyond those of the inputs of a run.
 */
export class StandIns {
  readonly #pool: ExpressionPool;
  readonly #numbers = new Map<Expr, number>();
  readonly #terms: Expr[] = [];
  readonly #ranges: IntervalSet[] = [];

  constructor(pool: ExpressionPool) {
    this.#pool = pool;
  }

  /** `lengths`: all lengths that a value of the term can have. */
  text(term: Expr, lengths: IntervalSet): Variable {
    return this.#pool.variable('text', this.#numberOf(term, lengths));
  }

  /** `range`: all values of the term, which is a 32-bit integer wherever it has a value. */
  integer(term: Expr, range: IntervalSet): Variable {
    return this.#pool.variable('int32Value', this.#numberOf(term, range));
  }

  truth(term: Expr): Variable {
    return this.#pool.variable('booleanValue', this.#numberOf(term, booleans));
  }

  /** The term that a variable stands for; undefined for a variable of an input. */
  termOf({ input }: Variable): Expr | undefined {
    return this.#terms[input - firstNumber];
  }

  /** The lengths of a text that stands for a term, or the values of another variable that does. */
  rangeOf({ input }: Variable): IntervalSet | undefined {
    return this.#ranges[input - firstNumber];
  }

  #numberOf(term: Expr, range: IntervalSet): number {
    const known = this.#numbers.get(term);
    if (known !== undefined) return known;
    const made = firstNumber + this.#terms.length;
    this.#numbers.set(term, made);
    this.#terms.push(term);
    this.#ranges.push(range);
    return made;
  }
}

const booleans = IntervalSet.range(0, 1);
