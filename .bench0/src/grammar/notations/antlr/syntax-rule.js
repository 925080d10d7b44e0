import { isTokenName } from './antlr-cursor.js';
import { skipAction, skipArguments } from './code-block.js';
import { hintFor, takeAlternative } from './elements.js';
import { warnOfOptions } from './options.js';
import { takeStringLiteral } from './string-literal.js';
import { expectColon, expectEndOfRule, takeName, warnOfInnerEofs } from './rule-frame.js';
/** Reads the rest of a parser rule after its name. */
export function takeSyntaxRule(cursor, name) {
    skipHeader(cursor);
    expectColon(cursor, name);
    const rule = { name: name.text, takeAtom, hasPredicate: false };
    const options = [takeLabeledAlternative(cursor, rule)];
    while (cursor.takeSymbol('|'))
        options.push(takeLabeledAlternative(cursor, rule));
    expectEndOfRule(cursor, rule);
    skipHandlers(cursor);
    const body = options.length === 1 ? options[0] : { kind: 'alt', options };
    warnOfInnerEofs(cursor, body, name.text);
    return { name: name.text, body, source: cursor.source, offset: name.offset };
}
/** Skips parameters, return values, local variables, exceptions, options and actions, which are all code. */
function skipHeader(cursor) {
    if (cursor.peek() === '[')
        skipArguments(cursor);
    for (;;) {
        if (cursor.takeKeyword('returns') || cursor.takeKeyword('locals'))
            skipArguments(cursor);
        else if (cursor.takeKeyword('throws'))
            skipNames(cursor);
        else if (cursor.takeSymbol('@')) {
            cursor.expectName('the name of an action', 'for example `@init {...}`');
            skipAction(cursor);
        }
        else if (cursor.peekIdentifier() === 'options')
            warnOfOptions(cursor);
        else
            return;
    }
}
function skipNames(cursor) {
    do
        cursor.expectName('the name of an exception', 'for example `throws A, B`');
    while (cursor.takeSymbol(',') || cursor.takeSymbol('.'));
}
function skipHandlers(cursor) {
    while (cursor.takeKeyword('catch')) {
        skipArguments(cursor);
        skipAction(cursor);
    }
    if (cursor.takeKeyword('finally'))
        skipAction(cursor);
}
function takeLabeledAlternative(cursor, rule) {
    const alternative = takeAlternative(cursor, rule);
    if (cursor.takeSymbol('#'))
        cursor.expectName('the label of the alternative', 'for example `# Sum`');
    return alternative;
}
function takeAtom(cursor, rule) {
    const { offset } = cursor;
    if (cursor.peek() === "'")
        return takeLiteral(cursor);
    if (!cursor.looksAt('..') && cursor.takeSymbol('.'))
        return { kind: 'any', offset };
    const name = takeName(cursor, rule);
    if (name === undefined)
        return undefined;
    if (name.text === 'EOF')
        return { kind: 'eof', offset };
    if (cursor.peek() === '[')
        takeCallArguments(cursor, rule, name);
    return { kind: 'ref', name: name.text, offset };
}
function takeLiteral(cursor) {
    const { offset } = cursor;
    const text = takeStringLiteral(cursor);
    if (!cursor.looksAt('..'))
        return { kind: 'literal', text, offset };
    const hint = 'move the range to a lexer rule, whose name starts with a capital letter';
    throw cursor.error('antlr-range', 'a parser rule consists of tokens and cannot contain a range of characters', hint, offset);
}
function takeCallArguments(cursor, rule, name) {
    if (isTokenName(name.text))
        throw cursor.unexpected('an element or `;`', hintFor(cursor, rule));
    skipArguments(cursor);
}
