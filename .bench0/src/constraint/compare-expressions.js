import { operatorCode } from '../core/operators.js';
import { constantKey } from './constant-key.js';
const kindOrder = { variable: 0, application: 1, constant: 2 };
/**
 * Orders expressions of one pool by structure, so that sorted operands do not depend on earlier content of the pool.
 */
export function compareExpressions(left, right) {
    let a = left;
    let b = right;
    // Unequal terms of one pool differ in structure, so the first pair of unequal operands decides.
    while (a !== b) {
        if (a.kind === 'variable' && b.kind === 'variable')
            return compareVariables(a, b);
        if (a.kind === 'constant' && b.kind === 'constant')
            return compareConstants(a, b);
        if (a.kind !== 'application' || b.kind !== 'application')
            return kindOrder[a.kind] - kindOrder[b.kind];
        if (a.code !== b.code)
            return a.code - b.code;
        if (a.operands.length !== b.operands.length)
            return a.operands.length - b.operands.length;
        [a, b] = firstDifference(a, b);
    }
    return 0;
}
export function compareVariables(a, b) {
    return a.input - b.input || operatorCode[a.name] - operatorCode[b.name] || a.position - b.position;
}
function firstDifference(a, b) {
    const index = a.operands.findIndex((operand, i) => operand !== b.operands[i]);
    return [a.operands[index], b.operands[index]];
}
function compareConstants({ value: a }, { value: b }) {
    if (typeof a === 'number' && typeof b === 'number' && a !== b)
        return a - b;
    const keyA = constantKey(a);
    const keyB = constantKey(b);
    return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
