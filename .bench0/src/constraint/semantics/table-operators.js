import { undefinedResult } from '../undefined-result.js';
/** Look-ups in constant tables; `undefinedResult` if the first operand is not a table of the right kind. */
export const tableOperators = {
    select: (table, i) => (hasKind(table, 'table') ? valueAt(table.values, i) : undefinedResult),
    hasKey: (keys, k) => (hasKind(keys, 'keys') ? keys.keys.includes(k) : undefinedResult),
    keyIndex: (keys, k) => (hasKind(keys, 'keys') ? positionOf(keys.keys, k) : undefinedResult),
    lookup: (map, k) => (hasKind(map, 'map') ? valueAt(map.values, positionOf(map.keys, k)) : undefinedResult),
};
export function hasKind(constant, kind) {
    return typeof constant === 'object' && constant !== null && constant.kind === kind;
}
function valueAt(values, i) {
    return typeof i === 'number' && Number.isInteger(i) ? values[i] : undefined;
}
/** Compares as Map keys do: NaN equals NaN, -0 equals 0. */
function positionOf(keys, k) {
    return Number.isNaN(k) ? keys.findIndex((key) => Number.isNaN(key)) : keys.indexOf(k);
}
