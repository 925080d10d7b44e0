import type { Expr } from '../../src/constraint/expression.ts';

/** The operators of a condition that say how the text is read, by which queries are grouped. */
export function causeOf(condition: Expr): string {
  const names = new Set<string>();
  const terms = new Set<Expr>([condition]);
  for (const term of terms) {
    if (term.kind !== 'application') continue;
    if (term.operands.some(({ kind }) => kind !== 'constant')) names.add(term.name);
    for (const operand of term.operands) terms.add(operand);
  }
  for (const plain of ['toBoolean', 'not', 'and', 'or', 'strictEquals', 'strictNotEquals']) names.delete(plain);
  return [...names].sort().join(' ') || 'comparison';
}
