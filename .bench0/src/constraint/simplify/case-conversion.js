import { IntervalSet } from '../interval-set.js';
import { unitsOf } from './unit-strings.js';
/**
 * The condition that a string of known length, converted to lower or upper case, equals an ASCII constant. For ASCII
 * targets the conversion works unit by unit: surrogate pairs and final sigma do not matter, and only ligatures (in
 * upper case) give more than one unit, which the lengths exclude.
 */
export function sameWithoutCase(a, b, rewriter) {
    if (a.kind !== 'application' || (a.name !== 'toLowerCase' && a.name !== 'toUpperCase'))
        return undefined;
    if (b.kind !== 'constant' || typeof b.value !== 'string' || !isAscii(b.value))
        return undefined;
    const units = unitsOf(a.operands[0], rewriter);
    if (units === undefined)
        return undefined;
    const [name, target] = [a.name, b.value];
    // A ligature in upper case is longer than the unit it comes from.
    if (name === 'toUpperCase' && units.length < target.length)
        return undefined;
    if (units.length !== target.length)
        return rewriter.constant(false);
    const origins = originsOf(name);
    const conditions = units.map((unit, i) => isOneOf(unit, origins.get(target.charCodeAt(i)) ?? IntervalSet.empty, rewriter));
    return rewriter.make('and', ...conditions);
}
function isOneOf(unit, set, { make, constant }) {
    const ranges = [...set].map(([from, to]) => make('and', make('greaterOrEqual', unit, constant(from)), make('lessOrEqual', unit, constant(to))));
    return make('or', ...ranges);
}
function isAscii(text) {
    for (let i = 0; i < text.length; i++)
        if (text.charCodeAt(i) > 0x7f)
            return false;
    return true;
}
/** Cache for the life of the process: a table of all code units for each conversion, of which there are few. */
const conversions = new Map();
/** For each ASCII unit, the units that are converted to it. */
function originsOf(name) {
    const before = conversions.get(name);
    if (before !== undefined)
        return before;
    const values = new Map();
    for (let unit = 0; unit <= 0xffff; unit++) {
        const converted = String.fromCharCode(unit)[name]();
        const target = converted.charCodeAt(0);
        if (converted.length !== 1 || target > 0x7f)
            continue;
        const origins = values.get(target);
        if (origins === undefined)
            values.set(target, [unit]);
        else
            origins.push(unit);
    }
    const result = new Map([...values].map(([target, origins]) => [target, IntervalSet.of(...origins)]));
    conversions.set(name, result);
    return result;
}
