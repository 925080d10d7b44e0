import { undefinedResult } from '../undefined-result.js';
/** Upper limit of computed text lengths: a run that created a longer text would not have ended in time. */
export const longestText = 1 << 24;
/** Upper limit of the bits of a computed bigint. */
export const widestBigInt = 1 << 20;
/** Wraps a string method; any other receiver gives `undefinedResult`, because the program would throw there. */
export function onString(method) {
    return (receiver, a, b) => typeof receiver === 'string' ? method(receiver, a, b) : undefinedResult;
}
/** Wraps a function that converts its arguments to numbers. */
export function onNumbers(compute) {
    return compute;
}
/**
 * The element at an index, undefined if out of bounds; `undefinedResult` if the index is not a number (such as
 * `length`).
 */
export function elementAt(sequence, i) {
    return typeof i === 'number' ? sequence[i] : undefinedResult;
}
/** Converts as String(value) and template literals do. */
export function toText(value) {
    return String(value);
}
