import type { Expr, Variable } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import { conjunctsOf } from './conjuncts.ts';
import type { Query } from './query.ts';
import { chargeSimplifying } from './simplifying-work.ts';
import { splitNumerals } from './split-numerals.ts';

type Sets = Iterable<readonly [Variable, IntervalSet]>;

/** Replaces the conditions and narrows the domains further; undefined if there is no solution. */
export function narrowQuery(query: Query, parts: Iterable<Expr>, sets: Sets): Query | undefined {
  return chargeSimplifying(query.simplifier, query.work, () => narrowed(query, parts, sets));
}

function narrowed(query: Query, parts: Iterable<Expr>, sets: Sets): Query | undefined {
  const { simplifier } = query;
  const domains = new Map(query.domains);
  const conditions: Expr[] = [];
  const narrow = (variable: Variable, set: IntervalSet): boolean => {
    const after = domains.get(variable)?.intersect(set) ?? set;
    domains.set(variable, after);
    return !after.isEmpty;
  };
  for (const part of parts) {
    const read = conjunctsOf(splitNumerals(simplifier.simplifyCondition(part), simplifier), simplifier);
    if (read.isFalse) return undefined;
    conditions.push(...read.conditions);
    for (const { variable, set } of read.memberships) if (!narrow(variable, set)) return undefined;
  }
  for (const [variable, set] of sets) if (!narrow(variable, set)) return undefined;
  const variables = [...new Set([...domains.keys(), ...conditions.flatMap((condition) => condition.variables)])];
  return { ...query, domains, conditions, variables };
}
