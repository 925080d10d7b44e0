import { IntervalSet } from '../interval-set.js';
/** Writes membership in its normal form: ranges joined by `or`, or the gaps excluded if they are fewer. */
export function writeMembership(atom, set, { pool, boundsOf }) {
    const bounds = boundsOf(atom);
    const inside = set.intersect(IntervalSet.range(bounds.min, bounds.max));
    const outside = inside.complement(bounds.min, bounds.max);
    if (inside.isEmpty || outside.isEmpty)
        return pool.constant(outside.isEmpty);
    const compare = (name, value) => pool.apply(name, atom, pool.constant(value));
    const within = ([from, to]) => {
        if (from === to)
            return compare('strictEquals', from);
        if (from === bounds.min)
            return compare('lessOrEqual', to);
        if (to === bounds.max)
            return compare('greaterOrEqual', from);
        return pool.apply('and', compare('greaterOrEqual', from), compare('lessOrEqual', to));
    };
    const beyond = ([from, to]) => {
        if (from === to)
            return [compare('strictNotEquals', from)];
        if (from === bounds.min)
            return [compare('greaterOrEqual', to + 1)];
        if (to === bounds.max)
            return [compare('lessOrEqual', from - 1)];
        return [pool.apply('or', compare('lessOrEqual', from - 1), compare('greaterOrEqual', to + 1))];
    };
    if (inside.rangeCount <= outside.rangeCount)
        return joined('or', [...inside].map(within), pool);
    return joined('and', [...outside].flatMap(beyond), pool);
}
function joined(name, parts, pool) {
    return parts.length === 1 ? parts[0] : pool.apply(name, ...parts);
}
/**
 * Reads the output of `writeMembership`, and conjunctions and disjunctions of it; undefined for any other condition.
 */
export function readMembership(expr, rewriter) {
    if (expr.kind !== 'application')
        return undefined;
    if (expr.name === 'and' || expr.name === 'or')
        return readJoined(expr, rewriter);
    const [atom, constant] = expr.operands;
    if (atom === undefined || constant?.kind !== 'constant' || atom.kind === 'constant')
        return undefined;
    const value = constant.value;
    const bounds = typeof value === 'number' && Number.isSafeInteger(value) ? rewriter.boundsOf(atom) : undefined;
    // Adding 0 turns -0 into 0.
    const set = bounds && readComparison(expr, value + 0, bounds);
    return set && { atom, set };
}
function readComparison({ name }, value, { min, max }) {
    switch (name) {
        case 'strictEquals':
            return IntervalSet.of(value).intersect(IntervalSet.range(min, max));
        case 'strictNotEquals':
            return IntervalSet.of(value).complement(min, max);
        case 'lessOrEqual':
            return IntervalSet.range(min, Math.min(max, value));
        case 'greaterOrEqual':
            return IntervalSet.range(Math.max(min, value), max);
        default:
            return undefined;
    }
}
function readJoined({ name, operands }, rewriter) {
    let result;
    for (const operand of operands) {
        const next = readMembership(operand, rewriter);
        if (next === undefined || (result !== undefined && next.atom !== result.atom))
            return undefined;
        if (result === undefined)
            result = next;
        else
            result = { atom: result.atom, set: name === 'and' ? result.set.intersect(next.set) : result.set.union(next.set) };
    }
    return result;
}
