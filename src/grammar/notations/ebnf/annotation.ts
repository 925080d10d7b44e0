import type { CoppiceError } from '../../../core/coppice-error.ts';
import { suggestion } from '../../build-grammar.ts';
import type { RuleKind } from '../../grammar.ts';
import type { Cursor } from '../cursor.ts';

/** What the annotations before a rule's name make of it. `@start` goes with each of the others. */
export const ruleAnnotations: ReadonlyMap<string, RuleKind | 'start'> = new Map([
  ['@start', 'start'],
  ['@token', 'token'],
  ['@skip', 'skip'],
  ['@fragment', 'fragment'],
]);

/** The annotation that stands here; undefined, without moving, if none does. */
export function readAnnotation(cursor: Cursor): string | undefined {
  return cursor.match(/@[\p{L}\p{N}_-]*/uy);
}

/** For an annotation that was read but cannot stand where it stood. */
export function annotationError(cursor: Cursor, written: string): CoppiceError {
  const offset = cursor.offset - written.length;
  if (written === '@weight') {
    const hint = 'a weight goes before an alternative, after the `=`, the `|` or the `(`';
    return cursor.error('ebnf-misplaced-weight', '`@weight` cannot stand here', hint, offset);
  }
  const known = [...ruleAnnotations.keys(), '@weight'];
  const guess = suggestion(written, known);
  const hint = guess.startsWith('did') ? guess : `known are ${known.join(' ')}`;
  return cursor.error('ebnf-unknown-annotation', `there is no annotation \`${written}\``, hint, offset);
}
