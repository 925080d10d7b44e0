import { readAnnotation, ruleAnnotations } from './annotation.js';
import { readName } from './name.js';
/**
 * Returns true if a new rule starts here although the previous one is still open: a name followed by `=` (or by the
 * corresponding sign of other notations), or a rule's annotation. The cursor does not move.
 */
export function startsRule(cursor) {
    return cursor.lookAhead(() => {
        const annotation = readAnnotation(cursor);
        if (annotation !== undefined)
            return ruleAnnotations.has(annotation);
        if (readName(cursor) === undefined)
            return false;
        cursor.skipBlanks();
        return cursor.match(/=|:|->/y) !== undefined;
    });
}
