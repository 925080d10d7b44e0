import type { Application, Expr } from '../expression.ts';
import { IntervalSet } from '../interval-set.ts';
import type { Membership } from './membership.ts';
import type { Rewriter } from './rewriter.ts';
import { unitsOf } from './unit-strings.ts';

/**
 * Where a pattern matches is mostly asked to learn whether it does: such questions become the test itself.
 * Undefined if the place matters.
 */
export function matchIndexIn({ atom, set }: Membership, rewriter: Rewriter): Expr | undefined {
  if (atom.kind !== 'application' || atom.name !== 'regExpMatchIndex') return undefined;
  const last = isAnchored(atom) ? 0 : lastPlace(atom, rewriter);
  const places = set.intersect(IntervalSet.range(0, last));
  const { make, constant } = rewriter;
  if (places.isEmpty) return set.has(-1) ? make('not', test(atom, rewriter)) : constant(false);
  if (!places.equals(IntervalSet.range(0, last))) return undefined;
  return set.has(-1) ? constant(true) : test(atom, rewriter);
}

function test({ operands }: Application, { make }: Rewriter): Expr {
  return make('regExpTest', ...operands);
}

/** Of a text of known length, its end. */
function lastPlace({ operands }: Application, rewriter: Rewriter): number {
  return unitsOf(operands[1], rewriter)?.length ?? 2 ** 31 - 1;
}

/** `^` first, for the whole pattern, and nothing that lets it hold elsewhere. */
function isAnchored({ operands: [pattern] }: Application): boolean {
  const value = pattern?.kind === 'constant' ? pattern.value : undefined;
  if (typeof value !== 'object' || value?.kind !== 'regExp' || /[my]/.test(value.flags)) return false;
  return value.source.startsWith('^') && !value.source.includes('|');
}
