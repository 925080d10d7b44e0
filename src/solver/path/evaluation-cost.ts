import type { Expr } from '../../constraint/expression.ts';

/** What it costs to evaluate the conditions once, shared terms once: the unit of a flip's work, a quarter of a microsecond. */
export function evaluationCost(...conditions: readonly Expr[]): number {
  const terms = new Set<Expr>(conditions);
  for (const term of terms) {
    if (term.kind === 'application') for (const operand of term.operands) terms.add(operand);
  }
  return terms.size;
}
