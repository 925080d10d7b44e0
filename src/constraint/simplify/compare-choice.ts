import type { Expr } from '../expression.ts';
import { mirrored, type Relation } from './bounds/linear-comparison.ts';
import type { Rewriter } from './rewriter.ts';

/** Compares a choice between two expressions with a constant: each branch is compared under its own condition. */
export function compareChoice(relation: Relation, a: Expr, b: Expr, rewriter: Rewriter): Expr | undefined {
  if (a.kind === 'constant')
    return b.kind === 'constant' ? undefined : compareChoice(mirrored[relation], b, a, rewriter);
  if (b.kind !== 'constant' || a.kind !== 'application' || a.name !== 'conditional') return undefined;
  const { make } = rewriter;
  const [test, yes, no] = a.operands as readonly [Expr, Expr, Expr];
  return make('or', make('and', test, make(relation, yes, b)), make('and', make('not', test), make(relation, no, b)));
}
