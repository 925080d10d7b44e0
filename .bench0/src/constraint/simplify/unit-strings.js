import { textOfUnits } from '../../core/text/text-of-units.js';
/** Longer strings are not split into units. */
const lengthLimit = 1024;
/** The code units of a simplified string whose length is known, each an expression within 0..65535. */
export function unitsOf(expr, rewriter) {
    const { pool } = rewriter;
    if (expr?.kind === 'constant' && typeof expr.value === 'string') {
        const text = expr.value;
        if (text.length > lengthLimit)
            return undefined;
        return Array.from({ length: text.length }, (_, i) => pool.constant(text.charCodeAt(i)));
    }
    if (expr?.kind === 'variable' && expr.name === 'text') {
        const length = rewriter.lengthOf(expr.input);
        if (length === undefined || length > lengthLimit)
            return undefined;
        return Array.from({ length }, (_, i) => pool.variable('unit', expr.input, i));
    }
    if (expr?.kind !== 'application' || expr.name !== 'fromCharCode')
        return undefined;
    return expr.operands.every((unit) => isUnit(unit, rewriter)) ? expr.operands : undefined;
}
/** The string of these code units. */
export function stringOf(units, { pool }) {
    const constants = [];
    for (const unit of units)
        if (unit.kind === 'constant')
            constants.push(unit.value);
    if (constants.length === units.length)
        return pool.constant(textOfUnits(constants));
    return pool.apply('fromCharCode', ...units);
}
export function isUnit(expr, { boundsOf }) {
    const bounds = boundsOf(expr);
    return bounds !== undefined && bounds.min >= 0 && bounds.max <= 0xffff;
}
/** The condition that two strings of known length are equal. */
export function sameUnits(a, b, rewriter) {
    if (a.length !== b.length)
        return rewriter.constant(false);
    const pairs = [];
    for (const [i, unit] of a.entries()) {
        const same = rewriter.make('strictEquals', unit, b[i]);
        if (same.kind === 'constant' && same.value === false)
            return same;
        pairs.push(same);
    }
    return rewriter.make('and', ...pairs);
}
