import { IntervalSet } from '../../constraint/interval-set.js';
/**
 * Whether the set has many ranges. Such conditions are kept as expressions, too, because some links need a compact
 * form.
 */
export function isScattered(set) {
    return set.rangeCount > 64;
}
export function conjunctsOf(condition, simplifier) {
    const memberships = [];
    const conditions = [];
    let isFalse = false;
    for (const part of flattened(condition)) {
        if (part.kind === 'constant') {
            isFalse ||= part.value !== true;
            continue;
        }
        const known = membershipOf(part, simplifier);
        if (known !== undefined)
            memberships.push(known);
        if (known === undefined || isScattered(known.set))
            conditions.push(part);
    }
    return { memberships, conditions, isFalse };
}
function flattened(condition) {
    return condition.kind === 'application' && condition.name === 'and'
        ? condition.operands.flatMap(flattened)
        : [condition];
}
/** Represents booleans as 0 and 1. */
function membershipOf(part, simplifier) {
    if (part.kind === 'variable')
        return part.sort === 'bool' ? { variable: part, set: IntervalSet.of(1) } : undefined;
    if (part.kind === 'application' && part.name === 'not') {
        const [operand] = part.operands;
        if (operand?.kind === 'variable' && operand.sort === 'bool')
            return { variable: operand, set: IntervalSet.of(0) };
    }
    const read = simplifier.membership(part);
    return read?.atom.kind === 'variable' ? { variable: read.atom, set: read.set } : undefined;
}
