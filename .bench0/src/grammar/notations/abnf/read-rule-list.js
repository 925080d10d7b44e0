import { readAlternation } from './read-alternation.js';
export function readRuleList(cursor) {
    const rules = [];
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks())
        rules.push(readRule(cursor));
    return rules;
}
function readRule(cursor) {
    const offset = cursor.offset;
    const name = cursor.match(/[A-Za-z][\w-]*/y);
    if (name === undefined) {
        const hint = 'a rule is written `name = …`; names start with a letter';
        throw cursor.error('abnf-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    cursor.ruleColumn = cursor.source.positionAt(offset).column;
    const isIncrement = readDefinedAs(cursor, name);
    const body = readAlternation(cursor);
    if (cursor.atEnd || cursor.atRuleStart)
        return { name, isIncrement, body, source: cursor.source, offset };
    throw misplaced(cursor);
}
function readDefinedAs(cursor, name) {
    const nameEnd = cursor.offset;
    cursor.skipBlanks();
    if (cursor.take('=/'))
        return true;
    if (cursor.take('='))
        return false;
    const hint = cursor.peek() === ':' ? `ABNF uses \`=\` for definitions: \`${name} = …\`` : `write \`${name} = …\``;
    throw cursor.error('abnf-missing-equals', `expected \`=\` after \`${name}\``, hint, nameEnd);
}
function misplaced(cursor) {
    const here = cursor.here();
    if (cursor.peek() === ')' || cursor.peek() === ']') {
        return cursor.error('abnf-unopened-bracket', `${here} has no matching opening bracket`, 'remove it, or add the opening bracket');
    }
    const hint = 'indent the line to continue the rule, or write `name = …` to start another rule';
    return cursor.error('abnf-expected-rule', `expected a rule, found ${here}`, hint);
}
