/** The number of distinct terms: the unit of a flip's work, about a quarter of a microsecond. */
export function evaluationCost(...conditions) {
    const terms = new Set(conditions);
    for (const term of terms) {
        if (term.kind === 'application')
            for (const operand of term.operands)
                terms.add(operand);
    }
    return terms.size;
}
