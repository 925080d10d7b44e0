import path from 'node:path';
import { AbnfCursor } from './abnf/abnf-cursor.js';
import { coreRules } from './abnf/core-rules.js';
import { joinIncrements } from './abnf/join-increments.js';
import { readRuleList } from './abnf/read-rule-list.js';
import { resolveNames } from './abnf/resolve-names.js';
/** The notation of internet standards: RFC 5234 with the case-sensitive strings of RFC 7405. */
export const abnf = {
    name: 'ABNF',
    extensions: ['.abnf'],
    read: readAbnf,
};
function readAbnf(source) {
    const cursor = new AbnfCursor(source);
    const written = joinIncrements(cursor, readRuleList(cursor));
    const rules = resolveNames(cursor, written, coreRules());
    return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}
