import { CharSet } from '../../../characters/char-set.js';
import { alt, charClass, ref, repeat } from '../../../expression.js';
import { deeper } from '../../nesting.js';
import { literalOf, series } from './literals.js';
import { changeFlags } from './pattern-flags.js';
import { readLexClass } from './read-class.js';
import { readLexCount } from './read-count.js';
import { readCharacter, readLexString } from './read-text.js';
/**
 * Reads the pattern of a rule or a definition, up to the blank that ends it. `{NAME}` becomes a reference with its
 * braces, because tokens may have the names of definitions. Conditions on the context are ignored with a warning.
 */
export function readPattern(cursor, flags) {
    const start = cursor.offset;
    if (cursor.take('^'))
        warnOfContext(cursor, 'the condition `^` (start of a line)', start);
    const pattern = readAlternation(cursor, flags, 0);
    const end = cursor.offset;
    if (cursor.take('$'))
        warnOfContext(cursor, 'the condition `$` (end of a line)', end);
    else if (cursor.take('/')) {
        warnOfContext(cursor, 'the context after `/`', end);
        readAlternation(cursor, flags, 0);
        cursor.take('$');
    }
    if (cursor.atEnd || /\s/.test(cursor.peek()))
        return pattern;
    const hint = 'put the character itself in quotes';
    throw cursor.error('lex-unexpected', `${cursor.here()} is not allowed in a pattern`, hint);
}
function warnOfContext(cursor, what, offset) {
    cursor.warn('lex-context', `${what} is ignored`, offset, 'the token is derived wherever the grammar allows it');
}
function readAlternation(cursor, flags, depth) {
    const options = [];
    do
        options.push(readSeries(cursor, flags, depth));
    while (cursor.take('|'));
    return alt(options);
}
function readSeries(cursor, flags, depth) {
    const items = [];
    for (skipExtended(cursor, flags); !atSeriesEnd(cursor); skipExtended(cursor, flags)) {
        let item = readPrimary(cursor, flags, depth);
        for (let count = readLexCount(cursor); count !== undefined; count = readLexCount(cursor)) {
            item = repeat(item, count.min, count.max);
        }
        items.push(item);
    }
    if (items.length > 0)
        return series(items);
    const hint = 'for a blank write `" "`, for the empty text `""`';
    throw cursor.error('lex-empty-pattern', `expected a pattern, found ${cursor.here()}`, hint);
}
function skipExtended(cursor, flags) {
    if (flags.extended)
        cursor.match(/(?:\s|\/\*[^]*?\*\/)+/y);
}
function atSeriesEnd(cursor) {
    if (cursor.atEnd || /[\s|)/]/.test(cursor.peek()))
        return true;
    return cursor.peek() === '$' && (cursor.peek(1) === '' || /\s/.test(cursor.peek(1)));
}
function readPrimary(cursor, flags, depth) {
    const start = cursor.offset;
    switch (cursor.peek()) {
        case '"':
            return literalOf(readLexString(cursor), flags);
        case '[':
            return charClass(readLexClass(cursor, flags));
        case '.':
            cursor.offset++;
            return charClass(flags.dotAll ? CharSet.all : CharSet.chars('\n').complement());
        case '(':
            return readGroup(cursor, flags, depth);
        case '{':
            return readDefinitionName(cursor, start);
        case '*':
        case '+':
        case '?': {
            const hint = 'write a quantifier after the part that it repeats; put the character itself in quotes';
            throw cursor.error('lex-quantifier-without-item', `${cursor.here()} is a quantifier without a part to repeat`, hint);
        }
        default:
            return literalOf(readCharacter(cursor), flags);
    }
}
function readGroup(cursor, flags, depth) {
    const start = cursor.offset;
    const inside = deeper(cursor, depth);
    if (cursor.match(/\(\?#[^)]*\)/y) !== undefined)
        return series([]);
    cursor.offset++;
    const written = cursor.match(/\?[isx]*(?:-[isx]+)?:/y);
    const inner = readAlternation(cursor, written === undefined ? flags : changeFlags(flags, written.slice(1, -1)), inside);
    if (cursor.take(')'))
        return inner;
    const hint = 'close it with `)`; a blank that is not in quotes ends a pattern';
    throw cursor.error('lex-unclosed-group', 'this parenthesis is never closed', hint, start);
}
function readDefinitionName(cursor, start) {
    const name = cursor.match(/\{[A-Za-z_][\w-]*\}/y);
    if (name !== undefined)
        return ref(name, start);
    const hint = 'write `{NAME}` for a definition, `x{2,5}` for a count, `"{"` for the brace itself';
    throw cursor.error('lex-bad-braces', `${cursor.here()} is neither a definition nor a count`, hint);
}
