import { emptyList } from '../realm/intrinsics.js';
import { areSiblings } from './locations.js';
import { countLines, offsetInLines } from './lines.js';
/** All pairs of a location of line numbers and a number beside it. */
export function linePlaces(places) {
    const found = emptyList();
    for (let first = 0; first <= 1; first++) {
        for (let at = 0; at < places.length; at++) {
            const lines = places[at];
            if (!areLines(lines.all, first))
                continue;
            for (let i = 0; i < places.length; i++) {
                const columns = places[i];
                if (!areSiblings(lines.location, columns.location))
                    continue;
                const all = offsetsOf(lines.all, columns.all, first);
                if (all.length > 0)
                    found[found.length] = { location: columns.location, lines: { location: lines.location, first }, all };
            }
        }
    }
    return found;
}
/**
 * True if the values are line numbers of more than one line. A tokenizer with lookahead may go back, but it moves
 * forward more often.
 */
function areLines(observations, first) {
    let rises = 0;
    let falls = 0;
    for (let at = 0; at < observations.length; at++) {
        const { value, trainingInput } = observations[at];
        if (typeof value !== 'number' || value < first || value - first >= countLines(trainingInput.text))
            return false;
        const before = observations[at - 1];
        if (before?.trainingInput !== trainingInput)
            continue;
        if (value > before.value)
            rises++;
        if (value < before.value)
            falls++;
    }
    return rises > falls * 2;
}
/** Joins lines and columns of the same call; both lists are in the order of calls. */
function offsetsOf(lines, columns, first) {
    const all = emptyList();
    for (let at = 0, i = 0; at < columns.length; at++) {
        const column = columns[at];
        while (i < lines.length && lines[i].call < column.call)
            i++;
        const line = lines[i];
        if (line?.call !== column.call || typeof column.value !== 'number')
            continue;
        const value = offsetInLines(column.trainingInput.text, line.value - first, column.value);
        if (value !== undefined)
            all[all.length] = { ...column, value };
    }
    return all;
}
