import { alt, charClass, epsilon, literal, optional, ref, repeat, seq } from '../../expression.js';
import { deeper } from '../nesting.js';
import { readBnfClass } from './read-class.js';
import { readCodePoint } from './read-code-point.js';
import { readBnfQuantifier } from './read-quantifier.js';
import { startsBackusRule } from './read-rule-head.js';
import { startsString } from './read-string.js';
import { readBnfText } from './read-text.js';
import { bnfStrayHint } from './stray-hint.js';
// oxlint-disable-next-line no-control-regex -- a control character is not meant as text
const bareText = /[^\s|<>"'“‘()[\]{}*+?;\u0000-\u001f]+/y;
/** Reads alternatives up to a closing bracket, the next rule or the end of the file. */
export function readBackusChoice(cursor, depth = 0) {
    const options = [];
    do
        options.push(readSequence(cursor, depth));
    while (cursor.take('|'));
    return alt(options);
}
function readSequence(cursor, depth) {
    const items = [];
    for (cursor.skipBlanks(); !atSequenceEnd(cursor); cursor.skipBlanks()) {
        if (skipSemicolon(cursor))
            continue;
        const item = readPrimary(cursor, depth);
        const count = readBnfQuantifier(cursor);
        items.push(count === undefined ? item : repeat(item, count.min, count.max));
    }
    return seq(items);
}
/** Skips a semicolon, which ends a rule or starts a comment. */
function skipSemicolon(cursor) {
    if (!cursor.take(';'))
        return false;
    cursor.match(/[ \t]+/y);
    if (!startsBackusRule(cursor))
        cursor.match(/[^\n\r]+/y);
    return true;
}
function atSequenceEnd(cursor) {
    return cursor.atEnd || '|)]}'.includes(cursor.peek()) || startsBackusRule(cursor);
}
function readPrimary(cursor, depth) {
    const start = cursor.offset;
    if (startsString(cursor))
        return readBnfText(cursor);
    if (cursor.peek() === '(')
        return readBrackets(cursor, ')', depth);
    if (cursor.peek() === '{')
        return repeat(readBrackets(cursor, '}', depth), 0, Infinity);
    if (cursor.peek() === '[')
        return readSquareBrackets(cursor, depth);
    const name = cursor.matchBracketedName();
    if (name !== undefined)
        return ref(name, start);
    const codePoint = readCodePoint(cursor);
    if (codePoint !== undefined)
        return literal(String.fromCodePoint(codePoint));
    return readBareText(cursor);
}
/**
 * `[a-z]` and `[+-]` are character classes; with names, quotes, blanks or letters in them, brackets mean "optional".
 */
function readSquareBrackets(cursor, depth) {
    const isClass = cursor.lookAhead(() => {
        const inner = cursor.match(/\[[^\s<>"'\]]{1,1000}\]/y);
        return inner !== undefined && (/[^[]-[^\]]|#x|\^/.test(inner) || !/\p{L}/u.test(inner));
    });
    return isClass ? charClass(readBnfClass(cursor)) : optional(readBrackets(cursor, ']', depth));
}
function readBrackets(cursor, close, depth) {
    const start = cursor.offset;
    const inside = deeper(cursor, depth);
    cursor.offset++;
    const inner = readBackusChoice(cursor, inside);
    if (cursor.take(close))
        return inner;
    throw cursor.error('bnf-unclosed-group', 'this bracket is never closed', `close it with \`${close}\``, start);
}
function readBareText(cursor) {
    const start = cursor.offset;
    const text = cursor.match(bareText);
    if (text === 'ε' || text === 'ϵ')
        return epsilon;
    if (text !== undefined) {
        const hint = `write \`"${text}"\`, or \`<${text}>\` if it is a name`;
        cursor.warn('bnf-bare-text', `\`${text}\` has no quotes; it is read as text`, start, hint);
        return literal(text);
    }
    if (cursor.peek() === '<' || cursor.peek() === '>') {
        const hint = 'put text in quotes; write a name as `<name>`';
        throw cursor.error('bnf-unclosed-name', `\`${cursor.peek()}\` is not part of a name`, hint);
    }
    throw cursor.error('bnf-unexpected', `${cursor.here()} is not allowed in a rule`, bnfStrayHint(cursor.peek()));
}
