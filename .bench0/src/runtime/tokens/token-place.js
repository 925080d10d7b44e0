import { valueAtLocation } from './locations.js';
import { offsetInLines } from './lines.js';
/** The relations of a number to the position of a token: its start, its end, or the length of the text after it. */
export const placeForms = ['start', 'start + 1', 'end', 'end + 1', 'left', 'left - 1'];
/** The number that gives the position of a token, as an offset if there are lines; undefined if it is not a number. */
export function placedBy({ location, lines }, read, text) {
    const value = location && valueAtLocation(location, read);
    if (typeof value !== 'number' || lines === undefined)
        return typeof value === 'number' ? value : undefined;
    const line = valueAtLocation(lines.location, read);
    return typeof line === 'number' ? offsetInLines(text.text, line - lines.first, value) : undefined;
}
/**
 * The first token at the position that the number gives; -1 if there is none. The end of input may end where another
 * token ends.
 */
export function tokenAt(form, value, { text, spans }) {
    switch (form) {
        case 'start':
            return positionOf(value, spans.starts);
        case 'start + 1':
            return positionOf(value - 1, spans.starts);
        case 'end':
            return positionOf(value, spans.ends);
        case 'end + 1':
            return positionOf(value - 1, spans.ends);
        case 'left':
            return positionOf(text.length - value, spans.ends);
        case 'left - 1':
            return positionOf(text.length - value - 1, spans.ends);
    }
}
/** Binary search; the offsets are in ascending order. */
function positionOf(offset, offsets) {
    let low = 0;
    let high = offsets.length - 1;
    while (low < high) {
        const middle = (low + high) >> 1;
        if (offsets[middle] < offset)
            low = middle + 1;
        else
            high = middle;
    }
    return offsets[low] === offset ? low : -1;
}
