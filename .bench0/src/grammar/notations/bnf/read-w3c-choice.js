import { charClass, epsilon, literal, ref } from '../../expression.js';
import { deeper } from '../nesting.js';
import { readBnfClass } from './read-class.js';
import { readCodePoint } from './read-code-point.js';
import { readBnfQuantifier } from './read-quantifier.js';
import { startsString } from './read-string.js';
import { readBnfText } from './read-text.js';
import { bnfStrayHint } from './stray-hint.js';
import { matchName, startsW3cRule } from './w3c-rule-start.js';
/** Reads alternatives up to `)`, the next rule or the end of the file. */
export function readW3cChoice(cursor, depth = 0) {
    const options = [];
    do
        options.push(readSequence(cursor, depth));
    while (cursor.take('|'));
    return options.length === 1 ? options[0] : { kind: 'choice', options };
}
function readSequence(cursor, depth) {
    const items = [];
    for (cursor.skipBlanks(); !atSequenceEnd(cursor); cursor.skipBlanks()) {
        if (!skipConstraint(cursor))
            items.push(readDifference(cursor, depth));
    }
    return items.length === 1 ? items[0] : { kind: 'sequence', items };
}
function atSequenceEnd(cursor) {
    if (cursor.atEnd || '|)'.includes(cursor.peek()) || startsW3cRule(cursor))
        return true;
    return cursor.peek() === ';' && endsRule(cursor);
}
/** Skips a semicolon between rules, which is not part of the W3C notation but harmless. */
function endsRule(cursor) {
    const start = cursor.offset;
    cursor.take(';');
    cursor.skipBlanks();
    if (cursor.atEnd || startsW3cRule(cursor))
        return true;
    cursor.offset = start;
    return false;
}
/** Skips `[ wfc: … ]` and `[ vc: … ]`, which refer to conditions outside the grammar. */
function skipConstraint(cursor) {
    const start = cursor.offset;
    if (cursor.match(/\[\s*(?:wfc|vc|nsc)\s*:[^\]]*\]/iy) === undefined)
        return false;
    cursor.warn('bnf-constraint', 'a condition outside the grammar is ignored', start);
    return true;
}
function readDifference(cursor, depth) {
    let item = readQuantified(cursor, depth);
    for (;;) {
        cursor.skipBlanks();
        const offset = cursor.offset;
        if (!cursor.take('-'))
            return item;
        cursor.skipBlanks();
        item = { kind: 'filter', item, by: readQuantified(cursor, depth), how: 'minus', offset };
    }
}
function readQuantified(cursor, depth) {
    const item = readPrimary(cursor, depth);
    const count = readBnfQuantifier(cursor);
    return count === undefined ? item : { kind: 'repetition', item, ...count };
}
function readPrimary(cursor, depth) {
    const start = cursor.offset;
    if (startsString(cursor))
        return readBnfText(cursor);
    if (cursor.peek() === '[')
        return charClass(readBnfClass(cursor));
    if (cursor.peek() === '(')
        return readGroup(cursor, depth);
    if (cursor.match(/[εϵ]/y) !== undefined)
        return epsilon;
    const codePoint = readCodePoint(cursor);
    if (codePoint !== undefined)
        return literal(String.fromCodePoint(codePoint));
    const name = matchName(cursor) ?? cursor.matchBracketedName();
    if (name !== undefined)
        return ref(name, start);
    throw cursor.error('bnf-unexpected', `${cursor.here()} is not allowed in a rule`, bnfStrayHint(cursor.peek()));
}
function readGroup(cursor, depth) {
    const start = cursor.offset;
    const inside = deeper(cursor, depth);
    cursor.offset++;
    const inner = readW3cChoice(cursor, inside);
    if (cursor.take(')'))
        return inner;
    throw cursor.error('bnf-unclosed-group', 'this bracket is never closed', 'close it with `)`', start);
}
