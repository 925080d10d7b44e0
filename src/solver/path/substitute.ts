import type { Expr } from '../../constraint/expression.ts';
import type { Simplifier } from '../../constraint/simplify.ts';

/** Replaces terms of an expression and simplifies the result. */
export function substitute(expr: Expr, exchange: (term: Expr) => Expr | undefined, simplifier: Simplifier): Expr {
  const known = new Map<Expr, Expr>();
  const visit = (term: Expr): Expr => {
    const before = known.get(term);
    if (before !== undefined) return before;
    const exchanged = exchange(term) ?? (term.kind === 'application' ? rebuilt(term) : term);
    known.set(term, exchanged);
    return exchanged;
  };
  const rebuilt = (term: Expr & { readonly kind: 'application' }): Expr => {
    const operands = term.operands.map(visit);
    return operands.every((operand, i) => operand === term.operands[i])
      ? term
      : simplifier.make(term.name, ...operands);
  };
  return visit(expr);
}
