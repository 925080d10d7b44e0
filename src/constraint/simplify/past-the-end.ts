import type { Expr } from '../expression.ts';
import { mirrored, type Relation } from './linear-comparison.ts';
import type { Rewriter } from './rewriter.ts';

/**
 * `charCodeAt` of a text input of open length against a number that is not NaN: the position is within the text and its unit compares.
 * (Past the end it is NaN, which does not compare.)
 */
export function compareUnit(relation: Relation, a: Expr, b: Expr, rewriter: Rewriter): Expr | undefined {
  if (a.kind === 'constant') return b.kind === 'constant' ? undefined : compareUnit(mirrored[relation], b, a, rewriter);
  if (b.kind !== 'constant' || typeof b.value !== 'number' || Number.isNaN(b.value)) return undefined;
  if (a.kind !== 'application' || a.name !== 'charCodeAt') return undefined;
  const [text, position] = a.operands;
  if (text?.kind !== 'variable' || text.name !== 'text' || position?.kind !== 'constant') return undefined;
  const index = position.value;
  if (typeof index !== 'number' || !Number.isInteger(index) || index < 0) return undefined;
  const isWithin = rewriter.make('greaterThan', rewriter.pool.variable('length', text.input), position);
  const unit = rewriter.pool.variable('unit', text.input, index);
  return rewriter.make('and', isWithin, rewriter.make(relation, unit, b));
}
