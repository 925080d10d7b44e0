// A name does not end with `.` or `-`: in `a.` the dot is the class of all characters.
const pattern = /[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]*[\p{L}\p{M}\p{N}_])?/uy;
/** Reads a rule name; returns undefined, without moving, if there is none. */
export function readName(cursor) {
    return cursor.match(pattern);
}
/** Returns true if the text is a valid rule name in Coppice EBNF. */
export function isName(text) {
    pattern.lastIndex = 0;
    return pattern.exec(text)?.[0] === text;
}
