import { FilterResolver } from '../filters/filter-resolver.js';
import { readW3cChoice } from './read-w3c-choice.js';
import { matchName, skipRuleNumber } from './w3c-rule-start.js';
export function readW3cRules(cursor) {
    const written = [];
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks())
        written.push(readRule(cursor));
    const filters = new FilterResolver(new Map(written.map((rule) => [rule.name, rule.body])), {
        dropped: ({ offset }) => {
            const hint = 'the grammar also derives the words that it would exclude';
            cursor.warn('bnf-difference', 'this difference is ignored: only differences between character sets are supported', offset, hint);
        },
        empty: ({ offset }) => {
            const hint = 'the part after the minus sign contains everything before it';
            return cursor.error('bnf-never-matches', 'this difference is empty', hint, offset);
        },
    });
    return written.map(({ name, body, offset }) => {
        return { name, kind: 'syntax', body: filters.resolve(body), source: cursor.source, offset };
    });
}
function readRule(cursor) {
    skipRuleNumber(cursor);
    const offset = cursor.offset;
    const name = matchName(cursor);
    if (name === undefined) {
        const hint = 'write a rule as `Name ::= …` or `<name> ::= …`';
        throw cursor.error('bnf-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    const nameEnd = cursor.offset;
    cursor.skipBlanks();
    if (!cursor.take('::=')) {
        const isAbnf = cursor.peek() === '=' ? '; for a grammar in ABNF use the file extension `.abnf`' : '';
        const hint = `write \`${name} ::= …\`${isAbnf}`;
        throw cursor.error('bnf-missing-definition', `expected \`::=\` after \`${name}\``, hint, nameEnd);
    }
    const body = readW3cChoice(cursor);
    if (cursor.peek() !== ')')
        return { name, body, offset };
    throw cursor.error('bnf-unopened-group', '`)` has no matching opening bracket', 'remove it, or add the opening bracket');
}
