import { readBackusChoice } from './read-backus-choice.js';
import { readRuleHead } from './read-rule-head.js';
/** Reads rules of Backus-Naur form with quoted texts. */
export function readBackusRules(cursor) {
    const rules = [];
    for (cursor.skipBlanks(); !cursor.atEnd; cursor.skipBlanks()) {
        const { name, offset } = readRuleHead(cursor);
        const body = readBackusChoice(cursor);
        if (!cursor.atEnd && ')]}'.includes(cursor.peek())) {
            const hint = 'remove it, add the opening bracket, or put it in quotes';
            throw cursor.error('bnf-unopened-group', `\`${cursor.peek()}\` has no matching opening bracket`, hint);
        }
        rules.push({ name, kind: 'syntax', body, source: cursor.source, offset });
    }
    return rules;
}
