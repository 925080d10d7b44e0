import { charCodeAt } from '../realm/intrinsics.js';
const lineFeed = 10;
export function countLines(text) {
    let lines = 1;
    for (let at = 0; at < text.length; at++)
        if (charCodeAt(text, at) === lineFeed)
            lines++;
    return lines;
}
/** The offset of a column in a line, both from 0; undefined if there is no such line. */
export function offsetInLines(text, line, column) {
    let left = line;
    for (let at = 0; left >= 0 && at <= text.length; at++) {
        if (left === 0)
            return at + column;
        if (at < text.length && charCodeAt(text, at) === lineFeed)
            left--;
    }
    return undefined;
}
