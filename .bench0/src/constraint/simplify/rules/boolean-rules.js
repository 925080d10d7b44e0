import { readMembership, writeMembership } from '../membership.js';
import { propagateOperands } from '../propagate-operands.js';
import { isThere } from '../past-the-end.js';
/** Rules for truth, negation, conjunction, disjunction and choice. */
export const booleanRules = {
    toBoolean: ([operand], rewriter) => truthOf(operand, rewriter),
    not: ([operand], rewriter) => negationOf(rewriter.make('toBoolean', operand), rewriter),
    and: (operands, rewriter) => join('and', operands, rewriter),
    or: (operands, rewriter) => join('or', operands, rewriter),
    conditional: ([test, yes, no], rewriter) => choice(rewriter.make('toBoolean', test), yes, no, rewriter),
};
function truthOf(expr, rewriter) {
    if (expr.sort === 'bool')
        return expr;
    if (rewriter.boundsOf(expr) !== undefined)
        return rewriter.make('strictNotEquals', expr, rewriter.constant(0));
    const there = isThere(expr, rewriter);
    if (there !== undefined || expr.sort !== 'string')
        return there;
    return rewriter.make('strictNotEquals', rewriter.make('stringLength', expr), rewriter.constant(0));
}
const opposite = {
    strictEquals: 'strictNotEquals',
    strictNotEquals: 'strictEquals',
    looseEquals: 'looseNotEquals',
    looseNotEquals: 'looseEquals',
};
/** Valid only if neither operand can be NaN or undefined, because those are neither less nor greater. */
const oppositeOrder = {
    lessThan: 'greaterOrEqual',
    greaterOrEqual: 'lessThan',
    greaterThan: 'lessOrEqual',
    lessOrEqual: 'greaterThan',
};
/** The negation of a simplified condition, pushed inward. */
function negationOf(condition, rewriter) {
    if (condition.kind === 'constant')
        return rewriter.constant(condition.value !== true);
    if (condition.kind === 'variable')
        return undefined;
    const known = readMembership(condition, rewriter);
    if (known !== undefined) {
        const bounds = rewriter.boundsOf(known.atom);
        return writeMembership(known.atom, known.set.complement(bounds.min, bounds.max), rewriter);
    }
    const { name, operands } = condition;
    if (name === 'not')
        return rewriter.make('toBoolean', operands[0]);
    if (name === 'and' || name === 'or') {
        const negated = operands.map((operand) => rewriter.make('not', operand));
        return rewriter.make(name === 'and' ? 'or' : 'and', ...negated);
    }
    const equality = opposite[name];
    if (equality !== undefined)
        return rewriter.pool.apply(equality, ...operands);
    const order = oppositeOrder[name];
    if (order !== undefined && isTotallyOrdered(condition, rewriter))
        return rewriter.make(order, ...operands);
    // The operand of `not` is a condition that is already simplified.
    return rewriter.pool.apply('not', condition);
}
function isTotallyOrdered({ operands }, { boundsOf }) {
    return (operands.every(({ sort }) => sort === 'string') ||
        operands.every(({ sort }) => sort === 'bigint') ||
        operands.every((operand) => boundsOf(operand) !== undefined));
}
function join(name, operands, rewriter) {
    const deciding = name === 'or';
    const parts = [];
    for (const operand of operands)
        collect(name, rewriter.make('toBoolean', operand), parts);
    const merged = [...new Set(mergeMemberships(name, parts, rewriter))].filter((part) => part.kind !== 'constant' || part.value === deciding);
    if (merged.some((part) => part.kind === 'constant') || contradict(merged))
        return rewriter.constant(deciding);
    if (merged.length === 0)
        return rewriter.constant(!deciding);
    const propagated = propagateOperands(name, merged, rewriter);
    if (propagated !== undefined)
        return rewriter.make(name, ...propagated);
    return merged.length === 1 ? merged[0] : rewriter.pool.apply(name, ...merged);
}
function collect(name, part, into) {
    if (part.kind !== 'application' || part.name !== name)
        into.push(part);
    else
        for (const operand of part.operands)
            collect(name, operand, into);
}
/** Merges conditions on the same expression into one, at the position of the first. */
function mergeMemberships(name, parts, rewriter) {
    const sets = new Map();
    const slots = [];
    for (const part of parts) {
        const read = readMembership(part, rewriter);
        if (read === undefined) {
            slots.push(part);
            continue;
        }
        const before = sets.get(read.atom);
        if (before === undefined)
            slots.push({ atom: read.atom });
        const both = before === undefined ? read.set : name === 'and' ? before.intersect(read.set) : before.union(read.set);
        sets.set(read.atom, both);
    }
    const result = [];
    for (const slot of slots) {
        if ('atom' in slot)
            collect(name, writeMembership(slot.atom, sets.get(slot.atom), rewriter), result);
        else
            result.push(slot);
    }
    return result;
}
function contradict(parts) {
    const all = new Set(parts);
    return parts.some((part) => part.kind === 'application' && part.name === 'not' && all.has(part.operands[0]));
}
function choice(test, yes, no, rewriter) {
    if (test.kind === 'constant')
        return test.value === true ? yes : no;
    if (yes === no)
        return yes;
    if (yes.sort === 'bool' && no.sort === 'bool') {
        const otherwise = rewriter.make('and', rewriter.make('not', test), no);
        return rewriter.make('or', rewriter.make('and', test, yes), otherwise);
    }
    if (test.kind === 'application' && test.name === 'not') {
        return rewriter.make('conditional', test.operands[0], no, yes);
    }
    return rewriter.pool.apply('conditional', test, yes, no);
}
