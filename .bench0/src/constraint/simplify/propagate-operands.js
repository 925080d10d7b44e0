import { IntervalSet } from '../interval-set.js';
import { readMembership } from './membership.js';
/**
 * Uses the simple operands of a conjunction or disjunction to simplify the nested ones: in `x === 65 && (x <= 90 || y)`
 * the disjunction holds, and in `x === 65 || x !== 65 && y` the nested comparison is redundant. Undefined if nothing
 * changes.
 */
export function propagateOperands(name, parts, rewriter) {
    const nestedName = name === 'and' ? 'or' : 'and';
    const context = contextOf(name, parts, rewriter);
    if (context.size === 0)
        return undefined;
    let hasChanged = false;
    const result = parts.map((part) => {
        if (part.kind !== 'application' || part.name !== nestedName || readMembership(part, rewriter) !== undefined)
            return part;
        const inner = part.operands.map((operand) => withinContext(operand, context, rewriter));
        if (inner.every((operand, i) => operand === part.operands[i]))
            return part;
        hasChanged = true;
        return rewriter.make(nestedName, ...inner);
    });
    return hasChanged ? result : undefined;
}
/** The values of each expression for which the nested operands matter; for other values the whole is decided. */
function contextOf(name, parts, rewriter) {
    const context = new Map();
    for (const part of parts) {
        const read = readMembership(part, rewriter);
        if (read === undefined)
            continue;
        const { min, max } = rewriter.boundsOf(read.atom);
        const before = context.get(read.atom) ?? IntervalSet.range(min, max);
        context.set(read.atom, before.intersect(name === 'and' ? read.set : read.set.complement(min, max)));
    }
    return context;
}
function withinContext(operand, context, rewriter) {
    const read = readMembership(operand, rewriter);
    const values = read && context.get(read.atom);
    if (read === undefined || values === undefined)
        return operand;
    const satisfying = values.intersect(read.set);
    if (satisfying.isEmpty)
        return rewriter.constant(false);
    return satisfying.equals(values) ? rewriter.constant(true) : operand;
}
