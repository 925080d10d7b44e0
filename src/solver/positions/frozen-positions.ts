import type { Assignment } from '../../constraint/assignment.ts';
import { Evaluator } from '../../constraint/evaluate.ts';
import type { Application, Expr } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';
import { isIndex, type Span, type SpanFinder } from './span-finder.ts';

/** Deeper terms stay as they are: nothing is assumed about the positions in them. */
const deepest = 500;

/**
 * Rewrites conditions under the assumption that computed parts of a text begin and end where they did in the run: the
 * group that a pattern matched becomes a slice between two constants. Inputs found under the assumption must be
 * confirmed, and nothing follows if there are none.
 */
export class FrozenPositions {
  readonly #pool: ExpressionPool;
  readonly #run: Evaluator;
  readonly #frozen = new Map<Expr, Expr>();
  readonly #spans: SpanFinder;

  constructor(pool: ExpressionPool, run: Assignment, spans: SpanFinder) {
    this.#pool = pool;
    this.#run = new Evaluator(run);
    this.#spans = spans;
  }

  freeze(expr: Expr): Expr {
    if (expr.kind !== 'application' || expr.depth > deepest) return expr;
    const known = this.#frozen.get(expr);
    if (known !== undefined) return known;
    const made = this.#frozenApplication(expr);
    this.#frozen.set(expr, made);
    return made;
  }

  #frozenApplication(expr: Application): Expr {
    const { name, operands } = expr;
    const [first, second] = operands;
    const span = this.#spans.spanOf(expr);
    if (span !== undefined) return this.#slice(span);
    if (name === 'stringLength' || name === 'charCodeAt') {
      const inner = this.#spans.spanOf(first!);
      if (inner !== undefined) {
        if (name === 'stringLength') return this.#pool.constant(inner.end - inner.start);
        const index = second === undefined ? 0 : this.#run.evaluate(second);
        const isInside = isIndex(index) && inner.start + index < inner.end;
        if (isInside) return this.#pool.apply(name, inner.text, this.#pool.constant(inner.start + index));
      }
    }
    return this.#pool.apply(name, ...operands.map((operand) => this.freeze(operand)));
  }

  #slice({ text, start, end }: Span): Expr {
    return this.#pool.apply('slice', text, this.#pool.constant(start), this.#pool.constant(end));
  }
}
