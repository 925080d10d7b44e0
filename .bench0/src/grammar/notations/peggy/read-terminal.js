import { anyCase } from '../../characters/any-case.js';
import { CharSet } from '../../characters/char-set.js';
import { charClass, literal, ref } from '../../expression.js';
import { readPeggyClass } from './read-class.js';
import { readPeggyString } from './read-string.js';
/** Reads a string, a class, `.` or a rule's name. */
export function readPeggyTerminal(cursor) {
    const start = cursor.offset;
    switch (cursor.peek()) {
        case '"':
        case "'": {
            const text = readPeggyString(cursor);
            return cursor.take('i') ? anyCase(text) : literal(text);
        }
        case '[':
            return charClass(readPeggyClass(cursor));
        case '.':
            cursor.offset++;
            return charClass(CharSet.all);
        default:
            return readReference(cursor, start);
    }
}
function readReference(cursor, start) {
    const name = cursor.matchName();
    if (name === undefined) {
        throw cursor.error('peggy-unexpected', `${cursor.here()} is not allowed in a rule`, strayHint(cursor.peek()));
    }
    if (cursor.peek() !== '.' || !/[\p{ID_Start}$_]/u.test(cursor.peek(1)))
        return ref(name, start);
    const hint = 'copy the required rules into this file';
    throw cursor.error('peggy-import', `\`${name}\` refers to another file, and importing rules is not supported`, hint, start);
}
function strayHint(char) {
    if (char === '?' || char === '*' || char === '+')
        return 'write a quantifier after the part that it repeats';
    if (char === '}')
        return 'this brace has no matching `{`; peggy also counts braces in strings and comments of code';
    if (char === ']')
        return 'this bracket has no matching `[`';
    if (char === '<')
        return 'write rules as `name = …`, with names without brackets';
    return 'an expression is a name, `"text"`, `[a-z]`, `.`, `( … )`, with `& ! $` before or `? * +` after it';
}
