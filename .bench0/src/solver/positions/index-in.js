/** The value of a constant that is an index counted from the start of a text. */
export function indexIn(expr) {
    if (expr?.kind !== 'constant' || typeof expr.value !== 'number')
        return undefined;
    // Adding 0 turns -0 into 0.
    return Number.isInteger(expr.value) && expr.value >= 0 ? expr.value + 0 : undefined;
}
