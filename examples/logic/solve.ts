import { isSame, type Clause, type Literal } from './clauses.ts';

/** Values that make all clauses true, by name; undefined if there are none. */
export type Model = ReadonlyMap<string, boolean>;

/** Davis, Putnam, Logemann and Loveland: units first, then what occurs one way only, then a guess. */
export function solve(clauses: readonly Clause[], known: Model = new Map()): Model | undefined {
  if (clauses.length === 0) return known;
  if (clauses.some((clause) => clause.length === 0)) return undefined;
  const forced = clauses.find((clause) => clause.length === 1)?.[0] ?? pureLiteral(clauses);
  if (forced !== undefined) return solve(assume(clauses, forced), withLiteral(known, forced));
  const guess = mostFrequent(clauses);
  const found = solve(assume(clauses, guess), withLiteral(known, guess));
  if (found !== undefined) return found;
  const opposite = { name: guess.name, isPositive: !guess.isPositive };
  return solve(assume(clauses, opposite), withLiteral(known, opposite));
}

function assume(clauses: readonly Clause[], literal: Literal): readonly Clause[] {
  const open = clauses.filter((clause) => !clause.some((other) => isSame(other, literal)));
  return open.map((clause) => clause.filter(({ name }) => name !== literal.name));
}

function pureLiteral(clauses: readonly Clause[]): Literal | undefined {
  const all = clauses.flat();
  return all.find((literal) =>
    all.every(({ name, isPositive }) => name !== literal.name || isPositive === literal.isPositive),
  );
}

function mostFrequent(clauses: readonly Clause[]): Literal {
  const counts = new Map<string, number>();
  let best: Literal = { name: '', isPositive: true };
  for (const literal of clauses.flat()) {
    const count = (counts.get(literal.name) ?? 0) + 1;
    counts.set(literal.name, count);
    if (count > (counts.get(best.name) ?? 0)) best = literal;
  }
  return best;
}

function withLiteral(known: Model, { name, isPositive }: Literal): Model {
  return new Map([...known, [name, isPositive]]);
}
