import { Assignment } from '../assignment.js';
import { evaluate } from '../evaluate.js';
import { undefinedResult } from '../undefined-result.js';
/** The value of an application to constants; undefined if an operand is not constant or there is no value. */
export function foldConstants(expr, pool) {
    if (expr.name === 'opaque' || expr.operands.some((operand) => operand.kind !== 'constant'))
        return undefined;
    const value = evaluate(expr, Assignment.empty);
    return value === undefinedResult ? undefined : pool.constant(value);
}
