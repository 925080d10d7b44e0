/** One step per value, all for the same operand. */
export function stepsFor(operand, ...values) {
    return values.map((value) => [[operand, value]]);
}
/** The value as a text; empty if it is undefined or a table. */
export function textIn(value) {
    return value === undefined || typeof value === 'object' ? '' : String(value);
}
