const matchOperators = /^regExp(Test|MatchIndex|LastIndex|Group|GroupIndex)$/;
/** Reads a term about the first match of a constant pattern; undefined for other terms. */
export function patternUseOf(term) {
    if (term.kind !== 'application' || !matchOperators.test(term.name))
        return undefined;
    const [pattern, subject, lastIndex] = term.operands;
    if (pattern?.kind !== 'constant' || subject === undefined || subject.sort !== 'string')
        return undefined;
    const { value } = pattern;
    if (typeof value !== 'object' || value?.kind !== 'regExp')
        return undefined;
    const from = lastIndex === undefined ? 0 : lastIndex.kind === 'constant' ? lastIndex.value : undefined;
    if (typeof from !== 'number' && from !== undefined)
        return undefined;
    if (from === undefined && lastIndex?.kind !== 'constant')
        return undefined;
    return { pattern: value, subject, lastIndex: from ?? 0 };
}
export function isSameUse(a, b) {
    return (a.subject === b.subject &&
        a.lastIndex === b.lastIndex &&
        a.pattern.source === b.pattern.source &&
        a.pattern.flags === b.pattern.flags);
}
/** All uses of patterns in the conditions, each once. */
export function patternUsesIn(conditions) {
    const found = [];
    const terms = new Set(conditions);
    for (const term of terms) {
        const use = patternUseOf(term);
        if (use !== undefined && !found.some((other) => isSameUse(other, use)))
            found.push(use);
        if (term.kind === 'application')
            for (const operand of term.operands)
                terms.add(operand);
    }
    return found;
}
/** Whether the conditions only test for a match and do not use its position or groups. */
export function isOnlyTested(use, conditions) {
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        const asked = patternUseOf(term);
        if (asked !== undefined && term.name !== 'regExpTest' && isSameUse(asked, use))
            return false;
        for (const operand of term.operands)
            terms.add(operand);
    }
    return true;
}
