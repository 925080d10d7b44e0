/** Reads `<name> ::=`. */
export function readRuleHead(cursor) {
    const offset = cursor.offset;
    const name = cursor.matchBracketedName();
    if (name === undefined) {
        const hint = 'write a rule as `<name> ::= …`';
        throw cursor.error('bnf-expected-rule', `expected a rule, found ${cursor.here()}`, hint);
    }
    const nameEnd = cursor.offset;
    cursor.skipBlanks();
    if (cursor.take('::='))
        return { name, offset };
    const hint = `write \`<${name}> ::= …\``;
    throw cursor.error('bnf-missing-definition', `expected \`::=\` after \`<${name}>\``, hint, nameEnd);
}
/** Returns true if the cursor is at `<name> ::=`. */
export function startsBackusRule(cursor) {
    return cursor.lookAhead(() => {
        if (cursor.matchBracketedName() === undefined)
            return false;
        cursor.skipBlanks();
        return cursor.looksAt('::=');
    });
}
