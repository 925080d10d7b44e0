import { operators } from '../../core/operators.js';
/** By operator code: 1 if the result can be undefined. */
const givesUndefined = Uint8Array.from(operators, ({ maybeUndefined = false }) => (maybeUndefined ? 1 : 0));
/** True if the value of an expression can be undefined or null on another input. */
export function mayBeUndefined(table, shadow) {
    return givesUndefined[table.operatorOf(shadow)] === 1;
}
