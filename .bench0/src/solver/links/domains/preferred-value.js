import { IntervalSet } from '../../../constraint/interval-set.js';
/** Ranges of common code units, the most common first. */
const plainUnits = [
    [0x61, 0x7a],
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x20, 0x7e],
    [0x09, 0x0d],
];
const plainSets = plainUnits.map(([from, to]) => IntervalSet.range(from, to));
/** The value to choose from a domain: the run's value, else a common character, else the value nearest to the run's. */
export function preferredValue(variable, domain, before) {
    const run = typeof before === 'boolean' ? Number(before) : typeof before === 'number' ? before : 0;
    if (domain.has(run))
        return run;
    return variable.name === 'unit' || variable.name === 'byte' ? plainUnit(domain) : nearest(domain, run);
}
/** The most common of these code units. */
export function plainUnit(domain) {
    for (const plain of plainSets) {
        const found = firstCommon(domain, plain);
        if (found !== undefined)
            return found;
    }
    return domain.min;
}
function firstCommon({ bounds }, { min, max }) {
    for (let i = 0; i < bounds.length; i += 2) {
        const from = Math.max(bounds[i], min);
        if (from > max)
            return undefined;
        if (from <= bounds[i + 1])
            return from;
    }
    return undefined;
}
function nearest({ bounds }, value) {
    let best = bounds[0];
    for (const bound of bounds)
        if (Math.abs(bound - value) < Math.abs(best - value))
            best = bound;
    return best;
}
