import { CharSet } from '../../characters/char-set.js';
import { antlrProperty } from './antlr-property.js';
import { takeEscape } from './escape-sequence.js';
/** Reads the set `[...]`; the cursor is at the opening bracket. */
export function takeCharSet(cursor) {
    const start = cursor.offset;
    cursor.take('[');
    warnOfCaret(cursor);
    const pairs = [];
    while (!cursor.take(']')) {
        const entryStart = cursor.offset;
        const entry = takeEntry(cursor, start);
        if (entry.kind === 'property')
            pairs.push(...entry.set.pairs());
        else
            pairs.push([entry.codePoint, takeRangeEnd(cursor, start, entryStart, entry.codePoint)]);
    }
    const set = CharSet.of(pairs);
    if (set.size === 0) {
        const hint = 'list its characters, or use `.` for any character';
        throw cursor.error('antlr-empty-set', 'this set is empty', hint, start);
    }
    cursor.skipTrivia();
    return set;
}
function warnOfCaret(cursor) {
    if (cursor.peek() !== '^' || cursor.peek(1) === ']')
        return;
    const message = 'in ANTLR `[^...]` is not a complement: the set contains the character `^`';
    cursor.warn('antlr-caret-in-set', message, cursor.offset, 'write `~[...]` for all other characters');
}
function takeEntry(cursor, start) {
    if (/^[\r\n]?$/.test(cursor.peek())) {
        const hint = 'end it with `]` on the same line; write a line break as `\\n` and a bracket as `\\]`';
        throw cursor.error('antlr-unclosed-set', 'this set is never closed', hint, start);
    }
    if (cursor.peek() !== '\\')
        return { kind: 'char', codePoint: cursor.takeCodePoint() };
    if (/[pP]/.test(cursor.peek(1)))
        return { kind: 'property', set: takeProperty(cursor) };
    return { kind: 'char', codePoint: takeEscape(cursor, ']-') };
}
/**
 * Returns the end of the range if one starts here, else the same character. A dash before the closing bracket is a
 * dash.
 */
function takeRangeEnd(cursor, start, entryStart, from) {
    if (cursor.peek() !== '-' || cursor.peek(1) === ']')
        return from;
    cursor.take('-');
    const to = takeEntry(cursor, start);
    if (to.kind === 'property') {
        const hint = 'write `\\-` for the character `-`';
        throw cursor.error('antlr-range', 'a range cannot end with a Unicode property', hint, entryStart);
    }
    if (to.codePoint >= from)
        return to.codePoint;
    throw cursor.error('antlr-range', 'this range is reversed', 'write the lower character first', entryStart);
}
function takeProperty(cursor) {
    const start = cursor.offset;
    const [, sign, name] = /^\\([pP])\{([^}\]]*)\}$/.exec(cursor.match(/\\[pP]\{[^}\]\r\n]*\}/y) ?? '') ?? [];
    if (name === undefined) {
        throw cursor.error('antlr-escape', 'expected the name of a Unicode property in braces', 'for example `\\p{Lu}`', start);
    }
    const set = antlrProperty(name);
    if (set === undefined) {
        const hint = 'general categories, scripts and binary properties are supported: `\\p{Lu}`, `\\p{Greek}`, `\\p{Emoji}`';
        throw cursor.error('antlr-unknown-property', `unknown Unicode property \`${name}\``, hint, start);
    }
    return sign === 'P' ? set.complement() : set;
}
