import type { RawConstant } from '../../core/raw-trace.ts';
import type { IntervalSet } from '../interval-set.ts';
import type { Bounds } from './integer-bounds.ts';
import type { ApplicationOperator, Expr } from '../expression.ts';
import type { ExpressionPool } from '../expression-pool.ts';

/** What rules build their results with. */
export interface Rewriter {
  readonly pool: ExpressionPool;
  /** The simplest form of an application whose operands are simplified already. */
  readonly make: (name: ApplicationOperator, ...operands: readonly Expr[]) => Expr;
  readonly constant: (value: RawConstant) => Expr;
  /** The length that every input of this path has, if it is fixed. */
  readonly lengthOf: (input: number) => number | undefined;
  /** How long a text input is at least, whatever its value. */
  readonly leastLengthOf: (input: number) => number;
  /** The units that a text input is known to be made of, whatever its value. */
  readonly alphabetOf: (input: number) => IntervalSet | undefined;
  /** See `integerBounds`. */
  readonly boundsOf: (expr: Expr) => Bounds | undefined;
}

/**
 * The simplest form of an application, or undefined if the rule has nothing to say.
 * The result has the same value wherever the application has one; where it has none, the result may have one.
 */
export type Rule = (operands: readonly Expr[], rewriter: Rewriter) => Expr | undefined;

export type Rules = Partial<Readonly<Record<ApplicationOperator, Rule>>>;
