import type { Assignment } from '../../constraint/assignment.ts';
import { Evaluator, type Value } from '../../constraint/evaluate.ts';
import type { Application, Expr, Variable } from '../../constraint/expression.ts';
import type { ExpressionPool } from '../../constraint/expression-pool.ts';

/** A part of a text input, as it was in the run. */
interface Span {
  readonly text: Variable;
  readonly start: number;
  readonly end: number;
}

/**
 * Rewrites conditions under the assumption that computed parts of a text begin and end where they did in the run: the
 * group that a pattern matched becomes a slice between two constants. Inputs found under the assumption must be
 * confirmed, and nothing follows if there are none.
 */
export class FrozenPositions {
  readonly #pool: ExpressionPool;
  readonly #run: Evaluator;
  readonly #frozen = new Map<Expr, Expr>();
  readonly #spans = new Map<Expr, Span | undefined>();

  constructor(pool: ExpressionPool, run: Assignment) {
    this.#pool = pool;
    this.#run = new Evaluator(run);
  }

  freeze(expr: Expr): Expr {
    if (expr.kind !== 'application') return expr;
    const known = this.#frozen.get(expr);
    if (known !== undefined) return known;
    const made = this.#frozenApplication(expr);
    this.#frozen.set(expr, made);
    return made;
  }

  #frozenApplication(expr: Application): Expr {
    const { name, operands } = expr;
    const [first, second] = operands;
    const span = this.#spanOf(expr);
    if (span !== undefined) return this.#slice(span);
    if (name === 'stringLength' || name === 'charCodeAt') {
      const inner = this.#spanOf(first!);
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

  /** Where the run's value of a term lies in an input; undefined if it is not copied from there. */
  #spanOf(expr: Expr): Span | undefined {
    if (this.#spans.has(expr)) return this.#spans.get(expr);
    const span = expr.kind === 'application' ? this.#computedSpan(expr) : this.#inputSpan(expr);
    this.#spans.set(expr, span);
    return span;
  }

  #inputSpan(expr: Expr): Span | undefined {
    if (expr.kind !== 'variable' || expr.name !== 'text') return undefined;
    const value = this.#run.evaluate(expr);
    return typeof value === 'string' ? { text: expr, start: 0, end: value.length } : undefined;
  }

  #computedSpan(expr: Application): Span | undefined {
    const { name, operands } = expr;
    switch (name) {
      case 'charAt':
      case 'indexString':
      case 'at':
      case 'slice':
      case 'substring':
      case 'substr':
        return this.#spanFrom(expr, operands[0]!, this.#startOf(expr));
      case 'trim':
      case 'trimStart':
      case 'trimEnd': {
        const whole = this.#run.evaluate(operands[0]!);
        const start = typeof whole === 'string' && name !== 'trimEnd' ? whole.length - whole.trimStart().length : 0;
        return this.#spanFrom(expr, operands[0]!, start);
      }
      case 'regExpGroup':
        return this.#spanFrom(
          expr,
          operands[1]!,
          this.#run.evaluate(this.#pool.apply('regExpGroupIndex', ...operands)),
        );
      case 'splitPart':
        return this.#spanFrom(expr, operands[0]!, this.#startOfPart(operands));
      case 'toStringValue':
        return this.#spanOf(operands[0]!);
      case 'concat':
        return this.#spanOfOnly(operands);
      default:
        return undefined;
    }
  }

  /** The value of the term is a part of the value of `whole` that starts at `start`. */
  #spanFrom(expr: Application, whole: Expr, start: Value): Span | undefined {
    const outer = this.#spanOf(whole);
    const value = this.#run.evaluate(expr);
    if (outer === undefined || typeof value !== 'string' || !isIndex(start)) return undefined;
    const from = outer.start + start;
    const end = from + value.length;
    return end <= outer.end ? { text: outer.text, start: from, end } : undefined;
  }

  #startOf({ name, operands: [whole, first, second] }: Application): Value {
    const index = first === undefined ? 0 : this.#run.evaluate(first);
    const text = this.#run.evaluate(whole!);
    if (typeof index !== 'number' || !Number.isInteger(index) || typeof text !== 'string') return undefined;
    if (name === 'substring') {
      const other = second === undefined ? text.length : this.#run.evaluate(second);
      return typeof other === 'number' ? Math.max(0, Math.min(index, other)) : undefined;
    }
    const isFromEnd = index < 0 && (name === 'slice' || name === 'substr' || name === 'at');
    return isFromEnd ? Math.max(0, text.length + index) : index;
  }

  #startOfPart([whole, separator, index]: readonly Expr[]): Value {
    const text = this.#run.evaluate(whole!);
    const between = this.#run.evaluate(separator!);
    const number = this.#run.evaluate(index!);
    if (typeof text !== 'string' || typeof between !== 'string' || !isIndex(number)) return undefined;
    const before = text.split(between).slice(0, number);
    return before.reduce((sum, part) => sum + part.length + between.length, 0);
  }

  /** The span of the one operand that is not empty. */
  #spanOfOnly(operands: readonly Expr[]): Span | undefined {
    const filled = operands.filter((operand) => this.#run.evaluate(operand) !== '');
    return filled.length === 1 ? this.#spanOf(filled[0]!) : undefined;
  }
}

function isIndex(value: Value): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
