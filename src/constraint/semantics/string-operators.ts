import { textOfUnits } from '../../core/text/text-of-units.ts';
import type { Primitive } from '../../core/raw-trace.ts';
import { undefinedResult } from '../undefined-result.ts';
import { elementAt, longestText, onString, type OperatorFunction, type Result } from './operator-function.ts';

/** Methods that every supported Node has, but the type library in use does not declare. */
interface WellFormedness {
  isWellFormed(): boolean;
  toWellFormed(): string;
}

const wellFormedness = (s: string): WellFormedness => s as unknown as WellFormedness;

/** Methods of String.prototype and functions that create strings. Arguments are converted as the built-ins do. */
export const stringOperators = {
  stringLength: onString((s) => s.length),
  indexString: onString(elementAt),
  charCodeAt: onString((s, i) => s.charCodeAt(i as number)),
  codePointAt: onString((s, i) => s.codePointAt(i as number)),
  charAt: onString((s, i) => s.charAt(i as number)),
  at: onString((s, i) => s.at(i as number)),
  slice: onString((s, start, end) => s.slice(start as number, end as number)),
  substring: onString((s, start, end) => s.substring(start as number, end as number)),
  substr: onString((s, start, length) => s.substr(start as number, length as number)),
  indexOf: onString((s, needle, from) => s.indexOf(needle as string, from as number)),
  lastIndexOf: onString((s, needle, from) => s.lastIndexOf(needle as string, from as number)),
  includes: onString((s, needle, from) => s.includes(needle as string, from as number)),
  startsWith: onString((s, needle, from) => s.startsWith(needle as string, from as number)),
  endsWith: onString((s, needle, end) => s.endsWith(needle as string, end as number)),
  concat: (s, ...rest) => (typeof s === 'string' ? s.concat(...(rest as readonly string[])) : undefinedResult),
  repeat: onString((s, count) =>
    s.length * Number(count) > longestText ? undefinedResult : s.repeat(count as number),
  ),
  padStart: onString((s, length, fill) => padded(length, () => s.padStart(length as number, fill as string))),
  padEnd: onString((s, length, fill) => padded(length, () => s.padEnd(length as number, fill as string))),
  trim: onString((s) => s.trim()),
  trimStart: onString((s) => s.trimStart()),
  trimEnd: onString((s) => s.trimEnd()),
  toLowerCase: onString((s) => s.toLowerCase()),
  toUpperCase: onString((s) => s.toUpperCase()),
  toLocaleLowerCase: onString((s) => s.toLocaleLowerCase()),
  toLocaleUpperCase: onString((s) => s.toLocaleUpperCase()),
  normalize: onString((s, form) => s.normalize(form as string)),
  localeCompare: onString((s, other) => s.localeCompare(other as string)),
  replace: onString((s, pattern, replacement) => s.replace(String(pattern), String(replacement))),
  replaceAll: onString((s, pattern, replacement) => s.replaceAll(String(pattern), String(replacement))),
  isWellFormed: onString((s) => wellFormedness(s).isWellFormed()),
  toWellFormed: onString((s) => wellFormedness(s).toWellFormed()),
  splitPart: onString((s, separator, i) => elementAt(split(s, separator), i)),
  splitCount: onString((s, separator) => split(s, separator).length),
  fromCharCode: (...units) => textOfUnits(units as readonly number[]),
  fromCodePoint: (...points) => String.fromCodePoint(...(points as readonly number[])),
} satisfies Record<string, OperatorFunction>;

function padded(length: Primitive, pad: () => string): Result {
  return Number(length) > longestText ? undefinedResult : pad();
}

function split(s: string, separator: Primitive): readonly string[] {
  return separator === undefined ? [s] : s.split(String(separator));
}
