import { deeper } from '../nesting.js';
import { readPeggyCount } from './read-count.js';
import { readPeggyTerminal } from './read-terminal.js';
import { repetition } from './repetition.js';
import { sequenceOf } from './sequence-of.js';
/** Reads alternatives up to `)`, `;`, `|`, the next rule or the end of the file. */
export function readChoice(cursor, depth = 0) {
    const options = [readSequence(cursor, depth)];
    while (cursor.peek() === '/') {
        warnOfOrder(cursor);
        cursor.offset++;
        options.push(readSequence(cursor, depth));
    }
    return options.length === 1 ? options[0] : { kind: 'choice', options };
}
function warnOfOrder(cursor) {
    if (cursor.saidChoiceIsOrdered)
        return;
    cursor.saidChoiceIsOrdered = true;
    const message = 'the order of alternatives is ignored, here and in the whole file';
    const hint = 'the grammar also derives words of later alternatives that an earlier one would hide';
    cursor.warn('peggy-ordered-choice', message, cursor.offset, hint);
}
function readSequence(cursor, depth) {
    const parts = [];
    for (cursor.skipBlanks(); !atSequenceEnd(cursor); cursor.skipBlanks())
        parts.push(readPart(cursor, depth));
    if (parts.length > 0)
        return sequenceOf(parts);
    const hint = 'for the empty word write `""`';
    throw cursor.error('peggy-empty-alternative', `expected an expression, found ${cursor.here()}`, hint);
}
function atSequenceEnd(cursor) {
    return cursor.atEnd || '/);|'.includes(cursor.peek()) || cursor.atRuleStart;
}
function readPart(cursor, depth) {
    const offset = cursor.offset;
    if (cursor.peek() === '{')
        return readAction(cursor);
    skipLabel(cursor);
    const sign = cursor.match(/[&!]/y);
    if (sign === undefined)
        return { kind: 'item', item: readSuffixed(cursor, depth) };
    cursor.skipBlanks();
    if (cursor.peek() === '{') {
        const hint = 'the grammar also derives words that the code would reject';
        cursor.warn('peggy-code-predicate', `the code in \`${sign}{…}\` is not run`, offset, hint);
        cursor.skipCode();
        return { kind: 'nothing' };
    }
    const how = sign === '&' ? 'ahead' : 'not-ahead';
    return { kind: 'predicate', how, by: readSuffixed(cursor, depth), offset };
}
function readAction(cursor) {
    if (!cursor.saidActionIsIgnored)
        cursor.warn('peggy-action', 'actions are not run, here and in the whole rule');
    cursor.saidActionIsIgnored = true;
    cursor.skipCode();
    return { kind: 'nothing' };
}
/** Skips `@`, `label:` and `@label:`, which name what a parser returns, and `$`, which may follow them. */
function skipLabel(cursor) {
    cursor.match(/@\s*/y);
    const isLabel = cursor.lookAhead(() => {
        if (cursor.matchName() === undefined)
            return false;
        cursor.skipBlanks();
        return cursor.peek() === ':';
    });
    if (isLabel) {
        cursor.matchName();
        cursor.skipBlanks();
        cursor.take(':');
        cursor.skipBlanks();
    }
    cursor.match(/\$\s*/y);
}
function readSuffixed(cursor, depth) {
    const item = readPrimary(cursor, depth);
    cursor.skipBlanks();
    const count = readPeggyCount(cursor);
    return count === undefined ? item : repetition(item, count, readSeparator(cursor, count, depth));
}
/** Reads the separator of `|2.., ","|`; the reader of the count stops before it. */
function readSeparator(cursor, count, depth) {
    if (count.kind === 'suffix')
        return undefined;
    cursor.skipBlanks();
    const separator = cursor.take(',') ? readChoice(cursor, deeper(cursor, depth)) : undefined;
    cursor.skipBlanks();
    if (cursor.take('|'))
        return separator;
    throw cursor.error('peggy-unclosed-count', 'this count is never closed', 'close it with `|`', count.offset);
}
function readPrimary(cursor, depth) {
    if (cursor.peek() !== '(')
        return readPeggyTerminal(cursor);
    const start = cursor.offset;
    const inside = deeper(cursor, depth);
    cursor.offset++;
    const inner = readChoice(cursor, inside);
    if (cursor.take(')'))
        return inner;
    throw cursor.error('peggy-unclosed-group', 'this parenthesis is never closed', 'close it with `)`', start);
}
