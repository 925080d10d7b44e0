import { operatorCode, operators } from '../../core/operators.js';
const deepest = 4;
/** True if the node is an integer for every input; false if that is not evident from its operators. */
export function isWhole(table, node, depth = 0) {
    const operator = table.operatorOf(node);
    if (operator === operatorCode.const) {
        const value = table.valueAt(node);
        return typeof value === 'number' && value % 1 === 0;
    }
    switch (operator) {
        case operatorCode.add:
        case operatorCode.subtract:
            return (depth < deepest &&
                isWhole(table, table.firstOf(node), depth + 1) &&
                isWhole(table, table.secondOf(node), depth + 1));
        default:
            return operators[operator]?.sort === 'int32';
    }
}
