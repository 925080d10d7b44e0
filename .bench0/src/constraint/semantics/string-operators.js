import { textOfUnits } from '../../core/text/text-of-units.js';
import { undefinedResult } from '../undefined-result.js';
import { elementAt, longestText, onString } from './operator-function.js';
const wellFormedness = (s) => s;
/** Methods of String.prototype and functions that create strings. Arguments are converted as the built-ins do. */
export const stringOperators = {
    stringLength: onString((s) => s.length),
    indexString: onString(elementAt),
    charCodeAt: onString((s, i) => s.charCodeAt(i)),
    codePointAt: onString((s, i) => s.codePointAt(i)),
    charAt: onString((s, i) => s.charAt(i)),
    at: onString((s, i) => s.at(i)),
    slice: onString((s, start, end) => s.slice(start, end)),
    substring: onString((s, start, end) => s.substring(start, end)),
    substr: onString((s, start, length) => s.substr(start, length)),
    indexOf: onString((s, needle, from) => s.indexOf(needle, from)),
    lastIndexOf: onString((s, needle, from) => s.lastIndexOf(needle, from)),
    includes: onString((s, needle, from) => s.includes(needle, from)),
    startsWith: onString((s, needle, from) => s.startsWith(needle, from)),
    endsWith: onString((s, needle, end) => s.endsWith(needle, end)),
    concat: (s, ...rest) => (typeof s === 'string' ? s.concat(...rest) : undefinedResult),
    repeat: onString((s, count) => s.length * Number(count) > longestText ? undefinedResult : s.repeat(count)),
    padStart: onString((s, length, fill) => padded(length, () => s.padStart(length, fill))),
    padEnd: onString((s, length, fill) => padded(length, () => s.padEnd(length, fill))),
    trim: onString((s) => s.trim()),
    trimStart: onString((s) => s.trimStart()),
    trimEnd: onString((s) => s.trimEnd()),
    toLowerCase: onString((s) => s.toLowerCase()),
    toUpperCase: onString((s) => s.toUpperCase()),
    toLocaleLowerCase: onString((s) => s.toLocaleLowerCase()),
    toLocaleUpperCase: onString((s) => s.toLocaleUpperCase()),
    normalize: onString((s, form) => s.normalize(form)),
    localeCompare: onString((s, other) => s.localeCompare(other)),
    replace: onString((s, pattern, replacement) => s.replace(String(pattern), String(replacement))),
    replaceAll: onString((s, pattern, replacement) => s.replaceAll(String(pattern), String(replacement))),
    isWellFormed: onString((s) => wellFormedness(s).isWellFormed()),
    toWellFormed: onString((s) => wellFormedness(s).toWellFormed()),
    splitPart: onString((s, separator, i) => elementAt(split(s, separator), i)),
    splitCount: onString((s, separator) => split(s, separator).length),
    fromCharCode: (...units) => textOfUnits(units),
    fromCodePoint: (...points) => String.fromCodePoint(...points),
};
function padded(length, pad) {
    return Number(length) > longestText ? undefinedResult : pad();
}
function split(s, separator) {
    return separator === undefined ? [s] : s.split(String(separator));
}
