import { alt, optional, seq } from '../../expression.js';
import { deeper } from '../nesting.js';
import { readAbnfCount } from './read-count.js';
import { readAbnfTerminal } from './read-terminal.js';
/** Reads alternatives up to a closing bracket, the next rule or the end of the file. */
export function readAlternation(cursor, depth = 0) {
    const options = [];
    do
        options.push(readConcatenation(cursor, depth));
    while (cursor.take('/'));
    return alt(options);
}
function readConcatenation(cursor, depth) {
    const items = [];
    for (;;) {
        cursor.skipBlanks();
        if (cursor.atEnd || '/)]'.includes(cursor.peek()) || cursor.atRuleStart || cursor.atOutdentedLine)
            break;
        const repeated = readAbnfCount(cursor);
        items.push(repeated(readElement(cursor, depth)));
    }
    if (items.length > 0)
        return seq(items);
    const hint = 'for the empty word write `""`';
    throw cursor.error('abnf-empty-alternative', `expected an element, found ${cursor.here()}`, hint);
}
function readElement(cursor, depth) {
    if (cursor.peek() === '(')
        return readBrackets(cursor, ')', depth);
    if (cursor.peek() === '[')
        return optional(readBrackets(cursor, ']', depth));
    return readAbnfTerminal(cursor);
}
function readBrackets(cursor, close, depth) {
    const start = cursor.offset;
    const inside = deeper(cursor, depth);
    cursor.offset++;
    const inner = readAlternation(cursor, inside);
    if (cursor.take(close))
        return inner;
    throw cursor.error('abnf-unclosed-bracket', 'this bracket is never closed', `close it with \`${close}\``, start);
}
