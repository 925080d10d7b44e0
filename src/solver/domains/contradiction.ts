import type { RawConstant } from '../../core/raw-trace.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Simplifier } from '../../constraint/simplify.ts';

/** Whether conditions on one and the same term exclude each other, whatever it is that the term means. */
export function areContradictory(conditions: readonly Expr[], simplifier: Simplifier): boolean {
  const sets = new Map<Expr, IntervalSet>();
  const values = new Map<Expr, RawConstant>();
  const all = new Set(conditions);
  for (const condition of conditions) {
    if (condition.kind !== 'application') continue;
    const [first, second] = condition.operands;
    if (condition.name === 'not' && all.has(first as Expr)) return true;
    const read = simplifier.membership(condition);
    if (read !== undefined) {
      const left = sets.get(read.atom)?.intersect(read.set) ?? read.set;
      if (left.isEmpty) return true;
      sets.set(read.atom, left);
    } else if (condition.name === 'strictEquals' && first !== undefined && second?.kind === 'constant') {
      if (values.has(first) && !Object.is(values.get(first), second.value)) return true;
      values.set(first, second.value);
    }
  }
  return false;
}
