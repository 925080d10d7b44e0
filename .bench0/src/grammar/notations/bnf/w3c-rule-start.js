// A hyphen joins two letters; before anything else it is a minus sign.
const name = /[\p{L}_][\p{L}\p{M}\p{N}_.]*(?:-[\p{L}\p{N}_.]+)*/uy;
export function matchName(cursor) {
    return cursor.match(name);
}
/** Skips `[1]` or `[4a]` on the line of the rule that it numbers; anything else in brackets is a class. */
export function skipRuleNumber(cursor) {
    cursor.match(/\[ *\d+[a-zA-Z]? *\][ \t]+/y);
}
/** Returns true if the cursor is at `Name ::=`, possibly after a number in brackets. */
export function startsW3cRule(cursor) {
    return cursor.lookAhead(() => {
        skipRuleNumber(cursor);
        if (matchName(cursor) === undefined)
            return false;
        cursor.skipBlanks();
        return cursor.looksAt('::=');
    });
}
