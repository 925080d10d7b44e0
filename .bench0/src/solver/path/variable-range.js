import { IntervalSet } from '../../constraint/interval-set.js';
import { isPart } from './is-part.js';
/** The maximum length of a string in V8. */
const longestLength = 2 ** 29 - 24;
const units = IntervalSet.range(0, 0xffff);
const bytes = IntervalSet.range(0, 0xff);
const booleans = IntervalSet.range(0, 1);
const lengths = IntervalSet.range(0, longestLength);
const int32 = IntervalSet.range(-(2 ** 31), 2 ** 31 - 1);
const naturals = IntervalSet.range(0, 2 ** 31 - 1);
/**
 * The integers that a variable ranges over, booleans as 0 and 1; undefined for sorts that are not finite sets of
 * integers.
 */
export function variableRange(variable, limits) {
    const range = rangeByName(variable);
    if (range === undefined || isPart(variable))
        return range;
    const limit = limits.get(variable.input);
    return limit === undefined ? range : range.intersect(limit);
}
function rangeByName({ name }) {
    switch (name) {
        case 'unit':
            return units;
        case 'byte':
            return bytes;
        case 'length':
            return lengths;
        case 'token':
        case 'choice':
            return naturals;
        case 'int32Value':
            return int32;
        case 'booleanValue':
            return booleans;
        default:
            return undefined;
    }
}
