import { anyCase } from '../../characters/any-case.js';
import { literal, ref } from '../../expression.js';
import { readAbnfValue } from './read-value.js';
/** Reads a string, a value, a name or prose. */
export function readAbnfTerminal(cursor) {
    if (cursor.peek() === '"')
        return anyCase(readString(cursor));
    if (cursor.peek() === '<')
        return readProse(cursor);
    if (cursor.match(/%[sS](?=")/y) !== undefined)
        return literal(readString(cursor));
    if (cursor.match(/%[iI](?=")/y) !== undefined)
        return anyCase(readString(cursor));
    return cursor.peek() === '%' ? readAbnfValue(cursor) : readName(cursor);
}
function readString(cursor) {
    const text = cursor.match(/"[^"\r\n]*"/y);
    if (text !== undefined)
        return text.slice(1, -1);
    const hint = 'close it with `"` on the same line; a quote itself is written `%x22`';
    throw cursor.error('abnf-unclosed-string', 'this string is never closed', hint);
}
/**
 * Prose is kept as a reference with its brackets: it can be distinguished from a name only when all rules are known.
 */
function readProse(cursor) {
    const start = cursor.offset;
    const text = cursor.match(/<[^>\r\n]*>/y);
    if (text !== undefined)
        return ref(text, start);
    throw cursor.error('abnf-unclosed-prose', 'this description is never closed', 'close it with `>`');
}
function readName(cursor) {
    const start = cursor.offset;
    const name = cursor.match(/[A-Za-z][\w-]*/y);
    if (name !== undefined)
        return ref(name, start);
    throw cursor.error('abnf-unexpected', `${cursor.here()} is not allowed in a rule`, strayHint(cursor.peek()));
}
function strayHint(char) {
    if (char === '|')
        return 'alternatives are separated by `/`';
    if (char === "'")
        return 'write strings in double quotes; they ignore case, `%s"…"` does not';
    if (char === '*' || char === '?' || char === '+')
        return 'write a repetition before its element: `*x`, `1*x`, `[x]`';
    if (char === '{')
        return 'write a repetition before its element: `2*5x`';
    if (char === '=')
        return 'a rule is written `name = …`; names start with a letter';
    return 'an element is a name, `"text"`, `%x41`, `( … )` or `[ … ]`';
}
