import { clausesOf, type Clause } from './clauses.ts';
import { freeVariables, print, substitute, type Formula } from './formula.ts';
import { Parser, type Command } from './parser.ts';
import { simplify } from './simplify.ts';
import { solve, type Model } from './solve.ts';

const mostRows = 6;

/**
 * A solver of logic formulas, for `logic.ebnf`: says of formulas whether they always, sometimes or never hold, and when;
 * simplifies them, and shows their clauses and truth tables. One answer for each command.
 */
export function logic(source: string): readonly string[] {
  return new Parser(source).commands().map(answer);
}

function answer({ kind, formula }: Command): string {
  const simple = simplify(formula);
  switch (kind) {
    case 'simplify':
      return print(simple);
    case 'clauses':
      return clausesOf(simple)?.map(printClause).join(' ') ?? 'too many clauses';
    case 'table':
      return table(simple);
    case 'solve':
      return verdict(simple);
  }
}

function verdict(simple: Formula): string {
  if (simple.kind === 'constant') return simple.value ? 'always' : 'never';
  const clauses = clausesOf(simple);
  const opposite = clausesOf(simplify({ kind: 'not', of: simple }));
  if (clauses === undefined || opposite === undefined) return 'too many clauses';
  const model = solve(clauses);
  if (model === undefined) return 'never';
  return solve(opposite) === undefined ? 'always' : `when ${printModel(model)}`;
}

function table(formula: Formula): string {
  const names = [...freeVariables(formula)].sort();
  if (names.length > mostRows) return 'too many variables';
  const rows: string[] = [];
  for (let row = 0; row < 2 ** names.length; row++) {
    const values = names.map((name, i) => ({ name, value: ((row >> i) & 1) === 1 }));
    const result = values.reduce((left, { name, value }) => substitute(left, name, value), formula);
    rows.push(`${values.map(({ value }) => Number(value)).join('')}${print(simplify(result))}`);
  }
  return rows.join(' ');
}

function printClause(clause: Clause): string {
  return `{${clause.map(({ name, isPositive }) => (isPositive ? name : `!${name}`)).join(' ')}}`;
}

function printModel(model: Model): string {
  const literals = [...model].sort(([a], [b]) => (a < b ? -1 : 1));
  return literals.map(([name, value]) => (value ? name : `!${name}`)).join(' ');
}
