import { suggestion } from '../../build-grammar.js';
/** The meaning of each annotation before a rule's name. `@start` can be combined with each of the others. */
export const ruleAnnotations = new Map([
    ['@start', 'start'],
    ['@token', 'token'],
    ['@skip', 'skip'],
    ['@fragment', 'fragment'],
]);
/** Reads an annotation; returns undefined, without moving, if there is none. */
export function readAnnotation(cursor) {
    return cursor.match(/@[\p{L}\p{N}_-]*/uy);
}
/** Returns the error for an annotation that was read but is not allowed at its position. */
export function annotationError(cursor, written) {
    const offset = cursor.offset - written.length;
    if (written === '@weight') {
        const hint = 'write a weight before an alternative, after `=`, `|` or `(`';
        return cursor.error('ebnf-misplaced-weight', '`@weight` is not allowed here', hint, offset);
    }
    const known = [...ruleAnnotations.keys(), '@weight'];
    const guess = suggestion(written, known);
    const hint = guess.startsWith('did') ? guess : `known annotations: ${known.join(' ')}`;
    return cursor.error('ebnf-unknown-annotation', `unknown annotation \`${written}\``, hint, offset);
}
