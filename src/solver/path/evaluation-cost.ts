import type { Expr } from '../../constraint/expression.ts';

/** The number of distinct terms: the unit of a flip's work, about a quarter of a microsecond. */
export function evaluationCost(...conditions: readonly Expr[]): number {
  const terms = new Set<Expr>(conditions);
  for (const term of terms) {
    if (term.kind === 'application') for (const operand of term.operands) terms.add(operand);
  }
  return terms.size;
}
