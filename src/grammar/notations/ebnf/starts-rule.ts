import { readAnnotation, ruleAnnotations } from './annotation.ts';
import type { EbnfCursor } from './ebnf-cursor.ts';
import { readName } from './name.ts';

/**
 * Whether a new rule begins here although the one before is still open: a name with `=` behind it (or with what other
 * notations write there), or a rule's annotation. The cursor does not move.
 */
export function startsRule(cursor: EbnfCursor): boolean {
  return cursor.lookAhead(() => {
    const annotation = readAnnotation(cursor);
    if (annotation !== undefined) return ruleAnnotations.has(annotation);
    if (readName(cursor) === undefined) return false;
    cursor.skipBlanks();
    return cursor.match(/=|:|->/y) !== undefined;
  });
}
