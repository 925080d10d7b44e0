import { readAnnotation, ruleAnnotations } from './annotation.ts';
import type { EbnfCursor } from './ebnf-cursor.ts';
import { readName } from './name.ts';

/**
 * Returns true if a new rule starts here although the previous one is still open: a name followed by `=` (or by the
 * corresponding sign of other notations), or a rule's annotation. The cursor does not move.
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
