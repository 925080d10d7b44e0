import { CoppiceError } from '../core/coppice-error.js';
import { durationForm, parseDuration } from '../core/time/duration.js';
export function flag(summary) {
    return { value: undefined, summary, whenAlone: '', fallback: false, read: () => true };
}
export function text(value, summary) {
    return { value, summary, whenAlone: undefined, fallback: undefined, read: (given) => given };
}
export function names(value, summary) {
    return {
        value,
        summary: `${summary}; comma-separated`,
        whenAlone: undefined,
        fallback: undefined,
        read: (given) => given.split(',').map((name) => name.trim()),
    };
}
/** Longer lists of names are shown in the details of the command. */
const mostShown = 3;
/** `aliases` maps further accepted texts to names; messages do not mention them. */
export function oneOf(names, summary, fallback, aliases = new Map()) {
    const read = (given, name) => {
        const found = names.find((candidate) => candidate === given) ?? aliases.get(given);
        if (found !== undefined)
            return found;
        throw badValue(name, given, `one of ${names.join(', ')}`);
    };
    const value = names.length > mostShown ? 'NAME' : names.join('|');
    return { value, summary, whenAlone: undefined, fallback, choices: names, read };
}
export function wholeNumber(value, summary, { least, most = Number.MAX_SAFE_INTEGER, fallback, whenAlone }) {
    const read = (given, name) => {
        const number = /^-?\d+$/.test(given) ? Number(given) : Number.NaN;
        if (number >= least && number <= most)
            return number;
        const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
        throw badValue(name, given, `a whole number ${range}`);
    };
    return { value, summary, whenAlone: whenAlone?.toString(), fallback, read };
}
/** A duration in milliseconds: `500ms`, `60s`, `2m`, `1h`; a number alone means seconds. */
export function duration(value, summary, fallback) {
    return { value, summary, whenAlone: undefined, fallback, read: readDuration };
}
function readDuration(given, name) {
    const ms = parseDuration(given);
    if (ms !== undefined)
        return ms;
    throw badValue(name, given, durationForm);
}
function badValue(name, given, allowed) {
    return new CoppiceError('bad-value', `--${name} takes ${allowed}, not \`${given}\``);
}
