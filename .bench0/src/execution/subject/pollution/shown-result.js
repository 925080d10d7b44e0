import { inspect } from 'node:util';
const mostShown = 200;
/** Prints a value in one line for a message. */
export function shownResult(value) {
    const text = inspect(value, { depth: 4, compact: true, breakLength: Infinity, customInspect: false });
    return text.length <= mostShown ? text : `${text.slice(0, mostShown)}...`;
}
