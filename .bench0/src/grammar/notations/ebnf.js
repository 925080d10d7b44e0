import path from 'node:path';
import { EbnfCursor } from './ebnf/ebnf-cursor.js';
import { ImplicitTokens } from './ebnf/implicit-tokens.js';
import { readEbnfRule } from './ebnf/read-rule.js';
export const ebnf = {
    name: 'Coppice EBNF',
    extensions: ['.ebnf'],
    read: readEbnf,
};
function readEbnf(source) {
    const plain = readRules(new EbnfCursor(source), undefined);
    // Whether syntax rules consist of characters or of tokens is known only after the last rule.
    return plain.rules.some(({ kind }) => kind === 'token' || kind === 'skip')
        ? readRules(new EbnfCursor(source), new ImplicitTokens())
        : plain;
}
function readRules(cursor, tokens) {
    const { source, warnings } = cursor;
    const rules = [];
    let start;
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
        const rule = readEbnfRule(cursor, tokens);
        if (rule.isStart && start !== undefined) {
            const hint = `rule \`${start.name}\` is already marked; remove one of the marks`;
            throw cursor.error('ebnf-second-start', 'a second rule is marked as the start rule', hint, rule.offset);
        }
        if (rule.isStart)
            start = rule;
        rules.push(rule);
    }
    const all = [...(tokens?.rules ?? []), ...rules];
    return { name: path.parse(source.file).name, source, rules: all, start: start?.name, warnings };
}
