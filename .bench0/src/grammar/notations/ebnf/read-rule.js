import { annotationError, readAnnotation, ruleAnnotations } from './annotation.js';
import { readName } from './name.js';
import { readExpression } from './read-expression.js';
import { ebnfStrayHint } from './stray-hint.js';
/**
 * Reads one rule with its annotations; the cursor is at its first token. `tokens` is defined if there are lexical
 * rules.
 */
export function readEbnfRule(cursor, tokens) {
    const { kind, isStart } = readAnnotations(cursor);
    cursor.implicitTokens = kind === 'syntax' ? tokens : undefined;
    const offset = cursor.offset;
    const name = readName(cursor);
    if (name === undefined) {
        const hint = cursor.atEnd ? 'write a rule as `name = … ;`' : ebnfStrayHint(cursor.peek());
        throw cursor.error('ebnf-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    readEquals(cursor, name);
    const body = readExpression(cursor);
    readEnd(cursor, name);
    return { name, kind, body, source: cursor.source, offset, isStart };
}
function readAnnotations(cursor) {
    let kind = 'syntax';
    let isStart = false;
    for (;;) {
        const start = cursor.offset;
        const written = readAnnotation(cursor);
        if (written === undefined)
            return { kind, isStart };
        const meaning = ruleAnnotations.get(written);
        if (meaning === undefined)
            throw annotationError(cursor, written);
        if (meaning === 'start' ? isStart : kind !== 'syntax') {
            const hint = 'a rule can have one of `@token`, `@skip` and `@fragment`, and `@start` in addition';
            throw cursor.error('ebnf-annotation-conflict', `${written} cannot be combined with the annotation before it`, hint, start);
        }
        if (meaning === 'start')
            isStart = true;
        else
            kind = meaning;
        cursor.skipBlanks();
    }
}
function readEquals(cursor, name) {
    cursor.skipBlanks();
    if (cursor.take('='))
        return;
    const found = cursor.here();
    const offset = cursor.offset;
    const other = cursor.match(/::=|:=|:|->|→|<-|←/y);
    const message = `expected \`=\` after \`${name}\`, found ${found}`;
    if (other !== undefined)
        throw cursor.error('ebnf-expected-equals', message, `write \`=\` instead of \`${other}\``, offset);
    throw cursor.error('ebnf-expected-equals', message, 'write a rule as `name = … ;`', cursor.endOfLastToken);
}
function readEnd(cursor, name) {
    if (cursor.take(';'))
        return;
    if (cursor.peek() === ')') {
        throw cursor.error('ebnf-unopened-group', 'this parenthesis has no matching `(`', 'remove it, or add `(`');
    }
    const message = `rule \`${name}\` has no end`;
    throw cursor.error('ebnf-missing-semicolon', message, 'end every rule with `;`', cursor.endOfLastToken);
}
