import type { Application, Expr } from '../../expression.ts';
import { IntervalSet } from '../../interval-set.ts';
import type { Membership } from '../membership.ts';
import type { Rewriter } from '../rewriter.ts';
import { unitsOf } from '../unit-strings.ts';

/**
 * Replaces conditions on the index of a pattern match by the test itself if they only depend on whether there is a
 * match. Undefined if the index matters.
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

/** Compares a group of a match with a constant: it is a string, or undefined; that of the whole match only without one. */
export function compareGroup(group: Expr, value: Expr, { make, constant }: Rewriter): Expr | undefined {
  if (group.kind !== 'application' || group.name !== 'regExpGroup' || value.kind !== 'constant') return undefined;
  if (typeof value.value === 'string') return undefined;
  if (value.value !== undefined) return constant(false);
  const [pattern, text, lastIndex, number] = group.operands;
  if (number?.kind !== 'constant' || number.value !== 0) return undefined;
  return make('not', make('regExpTest', pattern!, text!, lastIndex!));
}

function test({ operands }: Application, { make }: Rewriter): Expr {
  return make('regExpTest', ...operands);
}

/** The last possible index of a match: the end of a text of known length. */
function lastPlace({ operands }: Application, rewriter: Rewriter): number {
  return unitsOf(operands[1], rewriter)?.length ?? 2 ** 31 - 1;
}

/** Whether the pattern matches at the start only: `^` comes first, without alternatives, multiline or sticky flag. */
function isAnchored({ operands: [pattern] }: Application): boolean {
  const value = pattern?.kind === 'constant' ? pattern.value : undefined;
  if (typeof value !== 'object' || value?.kind !== 'regExp' || /[my]/.test(value.flags)) return false;
  return value.source.startsWith('^') && !value.source.includes('|');
}
