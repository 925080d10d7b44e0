import type { Expr, Variable } from '../../constraint/expression.ts';
import { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';

/** The parts of a simplified condition: sets of values of single variables, and the rest. All parts hold together. */
export interface Conjuncts {
  readonly memberships: readonly { readonly variable: Variable; readonly set: IntervalSet }[];
  readonly conditions: readonly Expr[];
  readonly isFalse: boolean;
}

/**
 * Whether the set has many ranges. Such conditions are kept as expressions, too, because some links need a compact
 * form.
 */
export function isScattered(set: IntervalSet): boolean {
  return set.rangeCount > 64;
}

export function conjunctsOf(condition: Expr, simplifier: Simplifier): Conjuncts {
  const memberships: { variable: Variable; set: IntervalSet }[] = [];
  const conditions: Expr[] = [];
  let isFalse = false;
  for (const part of flattened(condition)) {
    if (part.kind === 'constant') {
      isFalse ||= part.value !== true;
      continue;
    }
    const known = membershipOf(part, simplifier);
    if (known !== undefined) memberships.push(known);
    if (known === undefined || isScattered(known.set)) conditions.push(part);
  }
  return { memberships, conditions, isFalse };
}

function flattened(condition: Expr): readonly Expr[] {
  return condition.kind === 'application' && condition.name === 'and'
    ? condition.operands.flatMap(flattened)
    : [condition];
}

/** Represents booleans as 0 and 1. */
function membershipOf(part: Expr, simplifier: Simplifier): { variable: Variable; set: IntervalSet } | undefined {
  if (part.kind === 'variable') return part.sort === 'bool' ? { variable: part, set: IntervalSet.of(1) } : undefined;
  if (part.kind === 'application' && part.name === 'not') {
    const [operand] = part.operands;
    if (operand?.kind === 'variable' && operand.sort === 'bool') return { variable: operand, set: IntervalSet.of(0) };
  }
  const read = simplifier.membership(part);
  return read?.atom.kind === 'variable' ? { variable: read.atom, set: read.set } : undefined;
}
