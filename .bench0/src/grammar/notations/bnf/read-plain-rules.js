import { alt, epsilon, literal, ref, seq } from '../../expression.js';
import { readRuleHead, startsBackusRule } from './read-rule-head.js';
/** Reads rules of Backus-Naur form without quotes: everything except names and bars is text, up to the next blank. */
export function readPlainRules(cursor) {
    const rules = [];
    warnOfBrackets(cursor);
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
        const { name, offset } = readRuleHead(cursor);
        rules.push({ name, kind: 'syntax', body: readChoice(cursor), source: cursor.source, offset });
    }
    return rules;
}
function readChoice(cursor) {
    const options = [];
    do
        options.push(readSequence(cursor));
    while (cursor.take('|'));
    return alt(options);
}
function readSequence(cursor) {
    const items = [];
    for (cursor.skipBlanks(); !cursor.atEnd && cursor.peek() !== '|'; cursor.skipBlanks()) {
        if (startsBackusRule(cursor))
            break;
        items.push(readItem(cursor));
    }
    return seq(items);
}
function readItem(cursor) {
    const start = cursor.offset;
    const name = cursor.matchBracketedName();
    if (name !== undefined)
        return ref(name, start);
    // Blanks were skipped, so a character below the space is a control character.
    if (cursor.peek() < ' ') {
        const hint = 'check that this is a text file; with quoted texts, write a character by its number as `#xA`';
        throw cursor.error('bnf-unexpected', 'a control character is not allowed in a rule', hint);
    }
    let text = '';
    do
        text += String.fromCodePoint(cursor.takeCodePoint());
    while (!endsText(cursor));
    return text === 'ε' || text === 'ϵ' ? epsilon : literal(text);
}
function endsText(cursor) {
    return cursor.peek() <= ' ' || /[\s|]/.test(cursor.peek()) || startsName(cursor);
}
function startsName(cursor) {
    return cursor.peek() === '<' && cursor.lookAhead(() => cursor.matchBracketedName() !== undefined);
}
function warnOfBrackets(cursor) {
    const bracket = /\s[[{]\s?</.exec(cursor.source.text);
    if (bracket === null)
        return;
    const hint = 'put texts in quotes to use brackets as operators';
    cursor.warn('bnf-brackets-are-text', 'brackets are read as text in the whole file', bracket.index + 1, hint);
}
