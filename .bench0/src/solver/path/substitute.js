/** Replaces terms of an expression and simplifies the result. */
export function substitute(expr, exchange, simplifier) {
    const known = new Map();
    const visit = (term) => {
        const before = known.get(term);
        if (before !== undefined)
            return before;
        const exchanged = exchange(term) ?? (term.kind === 'application' ? rebuilt(term) : term);
        known.set(term, exchanged);
        return exchanged;
    };
    const rebuilt = (term) => {
        const operands = term.operands.map(visit);
        return operands.every((operand, i) => operand === term.operands[i])
            ? term
            : simplifier.make(term.name, ...operands);
    };
    return visit(expr);
}
