import { IntervalSet } from '../../constraint/interval-set.js';
import { isPart } from '../path/is-part.js';
export const always = [[]];
export const never = [];
/** More alternatives are not written out. */
const mostAlternatives = 16;
/** Holds where one of the readings holds; undefined if it has too many alternatives. */
export function anyOf(readings) {
    const result = [];
    for (const reading of readings) {
        if (reading === undefined)
            return undefined;
        for (const conjunction of reading) {
            if (conjunction.length === 0)
                return always;
            result.push(conjunction);
        }
        if (result.length > mostAlternatives)
            return undefined;
    }
    return result.length === 2 ? merged(result[0], result[1]) : result;
}
/**
 * Two alternatives as one, if one is on a length alone and the other says nothing about inputs of these lengths: "the
 * text ends before position 3, or it has another character there".
 */
function merged(a, b) {
    const short = a.length === 1 ? a : b;
    const long = short === a ? b : a;
    const ends = short.length === 1 ? short[0] : undefined;
    const own = ends && long.find(({ variable }) => variable === ends.variable);
    if (ends?.variable.name !== 'length' || own === undefined)
        return [a, b];
    const rest = long.filter((part) => part !== own);
    const isVoid = rest.every(({ variable }) => isPart(variable) && variable.input === ends.variable.input && variable.position >= ends.set.max);
    return isVoid ? [[narrowing(ends.variable, ends.set.union(own.set)), ...rest]] : [a, b];
}
/** Holds where all readings hold; undefined if it has too many alternatives. */
export function allOf(readings) {
    let result = always;
    for (const reading of readings) {
        if (reading === undefined || result.length * reading.length > mostAlternatives)
            return undefined;
        if (reading.length === 0)
            return never;
        result = result.flatMap((before) => reading.map((conjunction) => [...before, ...conjunction]));
    }
    return result;
}
export function narrowing(variable, set) {
    return { variable, set };
}
/** The lengths above a position: those of the inputs that have it. */
export function lengthsAbove(position) {
    return IntervalSet.range(position + 1, Infinity);
}
