import { anyCase } from '../../characters/any-case.js';
import { CharSet } from '../../characters/char-set.js';
import { alt, charClass, literal, ref, repeat, seq } from '../../expression.js';
import { deeper } from '../nesting.js';
import { annotationError, readAnnotation } from './annotation.js';
import { readName } from './name.js';
import { readEbnfClass } from './read-class.js';
import { readEbnfQuantifier, startsQuantifier } from './read-quantifier.js';
import { readRegExpLiteral } from './read-reg-exp-literal.js';
import { readEbnfString } from './read-string.js';
import { readWeight } from './read-weight.js';
import { startsRule } from './starts-rule.js';
import { ebnfStrayHint } from './stray-hint.js';
/** Reads alternatives up to `;`, `)`, the next rule or the end of the file. */
export function readExpression(cursor, depth = 0) {
    const options = [];
    const weights = [];
    do {
        cursor.skipBlanks();
        weights.push(readWeight(cursor));
        options.push(readSequence(cursor, depth));
    } while (cursor.take('|'));
    return alt(options, weights);
}
function readSequence(cursor, depth) {
    const items = [];
    for (;;) {
        cursor.skipBlanks();
        if (cursor.atEnd || '|);'.includes(cursor.peek()) || startsRule(cursor))
            return seq(items);
        items.push(readItem(cursor, depth));
    }
}
function readItem(cursor, depth) {
    if (startsQuantifier(cursor)) {
        const hint = 'write a quantifier after the part that it repeats; put the character itself in quotes';
        throw cursor.error('ebnf-quantifier-without-item', `${cursor.here()} is a quantifier without a part to repeat`, hint);
    }
    const item = readPrimary(cursor, depth);
    cursor.skipBlanks();
    const quantifier = readEbnfQuantifier(cursor);
    return quantifier === undefined ? item : repeat(item, quantifier.min, quantifier.max, quantifier.lazy);
}
function readPrimary(cursor, depth) {
    switch (cursor.peek()) {
        case '"':
        case "'":
            return literal(readEbnfString(cursor));
        case '[':
            return charClass(readEbnfClass(cursor));
        case '(':
            return readGroup(cursor, deeper(cursor, depth));
        case '/':
            return asToken(cursor, readRegExpLiteral);
        case '.':
            cursor.offset++;
            return charClass(CharSet.all);
        default:
            return readNameOrText(cursor);
    }
}
function readGroup(cursor, depth) {
    const start = cursor.offset;
    cursor.offset++;
    const inner = readExpression(cursor, depth);
    if (cursor.take(')'))
        return inner;
    throw cursor.error('ebnf-unclosed-group', 'this parenthesis is never closed', 'close it with `)`', start);
}
/** Reads a pattern that is one token if the rule consists of tokens. */
function asToken(cursor, readPattern) {
    const start = cursor.offset;
    const pattern = readPattern(cursor);
    return cursor.implicitTokens?.tokenFor(pattern, cursor, start) ?? pattern;
}
function readNameOrText(cursor) {
    const start = cursor.offset;
    if (cursor.looksAt('i"') || cursor.looksAt("i'")) {
        return asToken(cursor, () => {
            cursor.offset++;
            return anyCase(readEbnfString(cursor));
        });
    }
    const name = readName(cursor);
    if (name !== undefined)
        return ref(name, start);
    const annotation = readAnnotation(cursor);
    if (annotation !== undefined)
        throw annotationError(cursor, annotation);
    throw cursor.error('ebnf-unexpected', `${cursor.here()} is not allowed in a rule`, ebnfStrayHint(cursor.peek()));
}
