/** The operators of a condition that say how the text is read, by which queries are grouped. */
export function causeOf(condition) {
    const names = new Set();
    const terms = new Set([condition]);
    for (const term of terms) {
        if (term.kind !== 'application')
            continue;
        if (term.operands.some(({ kind }) => kind !== 'constant'))
            names.add(term.name);
        for (const operand of term.operands)
            terms.add(operand);
    }
    for (const plain of ['toBoolean', 'not', 'and', 'or', 'strictEquals', 'strictNotEquals'])
        names.delete(plain);
    return [...names].sort().join(' ') || 'comparison';
}
