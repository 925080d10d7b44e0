import type { RawConstant } from '../../core/raw-trace.ts';
import type { IntervalSet } from '../interval-set.ts';
import type { Bounds } from './bounds/integer-bounds.ts';
import type { ApplicationOperator, Expr } from '../expression.ts';
import type { ExpressionPool } from '../expression-pool.ts';

/** The operations that rules use to build their results. */
export interface Rewriter {
  readonly pool: ExpressionPool;
  /** The simplest form of an application whose operands are already simplified. */
  readonly make: (name: ApplicationOperator, ...operands: readonly Expr[]) => Expr;
  readonly constant: (value: RawConstant) => Expr;
  /** The length that an input has on this path, if it is fixed. */
  readonly lengthOf: (input: number) => number | undefined;
  /** The minimum length of a text input. */
  readonly leastLengthOf: (input: number) => number;
  /** The units that the values of a text input consist of, if they are restricted. */
  readonly alphabetOf: (input: number) => IntervalSet | undefined;
  /** See `integerBounds`. */
  readonly boundsOf: (expr: Expr) => Bounds | undefined;
}

/**
 * Returns the simplest form of an application, or undefined if the rule does not apply.
 * The result has the same value wherever the application has one; where it has none, the result may have one.
 */
export type RewriteRule = (operands: readonly Expr[], rewriter: Rewriter) => Expr | undefined;

export type RewriteRules = Partial<Readonly<Record<ApplicationOperator, RewriteRule>>>;
