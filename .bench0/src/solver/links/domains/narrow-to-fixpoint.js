import { IntervalSet } from '../../../constraint/interval-set.js';
/** Narrows domains to a fixpoint; false if one becomes empty. A removed value is part of no solution. */
export function narrowToFixpoint(conditions, domains, test, budget) {
    for (let changed = true; changed;) {
        changed = false;
        for (const condition of conditions) {
            if (!budget.spend())
                return true;
            const result = narrow(condition, domains, test);
            if (result === 'empty')
                return false;
            if (result === 'narrowed')
                changed = true;
        }
    }
    return true;
}
function narrow(condition, domains, test) {
    switch (condition.kind) {
        case 'blind':
            return 'same';
        case 'member':
            return restrict(domains, condition.variable, condition.set);
        case 'linear':
            return narrowSum(condition.terms, condition.set, domains);
        case 'product':
            return narrowProduct(condition, domains);
        case 'all':
            return narrowAll(condition.parts, domains, test);
        case 'any':
            return narrowAny(condition.parts, domains, test);
        case 'test':
            return statusOf(condition, domains, test) === 'fails' ? 'empty' : 'same';
    }
}
function narrowAll(parts, domains, test) {
    let result = 'same';
    for (const part of parts) {
        const next = narrow(part, domains, test);
        if (next === 'empty')
            return next;
        if (next === 'narrowed')
            result = next;
    }
    return result;
}
/** If all alternatives but one fail, that one must hold. */
function narrowAny(parts, domains, test) {
    let last;
    for (const part of parts) {
        const status = statusOf(part, domains, test);
        if (status === 'holds')
            return 'same';
        if (status === 'fails')
            continue;
        if (last !== undefined)
            return 'same';
        last = part;
    }
    return last === undefined ? 'empty' : narrow(last, domains, test);
}
function restrict(domains, variable, set) {
    const before = domains[variable];
    const after = before.intersect(set);
    if (after.isEmpty)
        return 'empty';
    if (after.bounds.length === before.bounds.length && after.equals(before))
        return 'same';
    domains[variable] = after;
    return 'narrowed';
}
function narrowSum(terms, set, domains) {
    if (set.isEmpty)
        return 'empty';
    let [min, max] = [0, 0];
    for (const term of terms) {
        min += lowest(term, domains);
        max += highest(term, domains);
    }
    let result = 'same';
    for (const term of terms) {
        const restMin = min - lowest(term, domains);
        const restMax = max - highest(term, domains);
        const allowed = restMin === restMax
            ? quotients(set, restMin, term.factor)
            : quotients(IntervalSet.range(set.min - restMax + restMin, set.max), restMin, term.factor);
        const next = restrict(domains, term.variable, allowed);
        if (next === 'empty')
            return next;
        if (next === 'same')
            continue;
        result = next;
        min = restMin + lowest(term, domains);
        max = restMax + highest(term, domains);
    }
    return result;
}
/** Each factor divides the product; if one is fixed, so is the other. */
function narrowProduct({ factors, value, divisors }, domains) {
    const [a, b] = factors;
    let result = 'same';
    for (const [one, other] of [
        [a, b],
        [b, a],
    ]) {
        const known = domains[other];
        const allowed = isFixed(known) ? quotients(IntervalSet.of(value), 0, known.min) : divisors;
        const next = allowed === undefined ? 'same' : restrict(domains, one, allowed);
        if (next === 'empty')
            return next;
        if (next === 'narrowed')
            result = next;
    }
    return result;
}
function productStatus([a, b], value, domains) {
    const [left, right] = [domains[a], domains[b]];
    if (!isFixed(left) || !isFixed(right))
        return 'open';
    return left.min * right.min === value ? 'holds' : 'fails';
}
/** The integers x for which factor * x + rest is in the set. */
function quotients(set, rest, factor) {
    return IntervalSet.ranges([...set].map(([from, to]) => {
        const ends = [(from - rest) / factor, (to - rest) / factor];
        return factor > 0 ? [Math.ceil(ends[0]), Math.floor(ends[1])] : [Math.ceil(ends[1]), Math.floor(ends[0])];
    }));
}
function lowest({ variable, factor }, domains) {
    const domain = domains[variable];
    return factor * (factor > 0 ? domain.min : domain.max);
}
function highest({ variable, factor }, domains) {
    const domain = domains[variable];
    return factor * (factor > 0 ? domain.max : domain.min);
}
/** Whether a condition holds for all, for none or for some of the remaining values. */
export function statusOf(condition, domains, test) {
    switch (condition.kind) {
        case 'blind':
            return 'open';
        case 'member':
            return setStatus(domains[condition.variable], condition.set);
        case 'linear':
            return sumStatus(condition.terms, condition.set, domains);
        case 'product':
            return productStatus(condition.factors, condition.value, domains);
        case 'all':
            return joinedStatus(condition.parts, domains, test, 'fails', 'holds');
        case 'any':
            return joinedStatus(condition.parts, domains, test, 'holds', 'fails');
        case 'test': {
            const result = test(condition, domains);
            if (result === undefined)
                return 'open';
            return result ? 'holds' : 'fails';
        }
    }
}
function joinedStatus(parts, domains, test, deciding, otherwise) {
    let result = otherwise;
    for (const part of parts) {
        const status = statusOf(part, domains, test);
        if (status === deciding)
            return deciding;
        if (status === 'open')
            result = 'open';
    }
    return result;
}
function setStatus(domain, set) {
    const common = domain.intersect(set);
    if (common.isEmpty)
        return 'fails';
    return common.equals(domain) ? 'holds' : 'open';
}
function sumStatus(terms, set, domains) {
    let [min, max] = [0, 0];
    for (const term of terms) {
        min += lowest(term, domains);
        max += highest(term, domains);
    }
    return setStatus(IntervalSet.range(min, max), set);
}
export function isFixed({ bounds }) {
    return bounds.length === 2 && bounds[0] === bounds[1];
}
