import type { Primitive, RawConstant } from '../../../core/raw-trace.ts';
import { isIndexBelow, stepsFor, textIn, type Inverse, type Inverses, type InverseStep } from './inverse.ts';
import { numerals } from './numerals.ts';

/** Inverses of operations that derive one text from another. */
export const textInverses: Inverses = {
  toStringValue: onTexts((w) => [...stepsFor(0, w), ...valuesSaid(w)]),
  toStringRadix: onTexts((w, _, [, radix]) => {
    const read = digitsIn(w, typeof radix === 'number' ? radix : 10);
    return read === undefined ? [] : stepsFor(0, read);
  }),
  toFixed: onTexts((w) => stepsFor(0, Number(w))),
  toPrecision: onTexts((w) => stepsFor(0, Number(w))),
  toExponential: onTexts((w) => stepsFor(0, Number(w))),
  parseInt: (w, [, radix]) => {
    if (typeof w !== 'number') return [];
    const digits = w.toString(typeof radix === 'number' && radix >= 2 && radix <= 36 ? radix : 10);
    return stepsFor(0, ...prefixes(digits), ...(w === 0 && !(Number(radix) > 1) ? ['0x0'] : []));
  },
  parseFloat: (w) =>
    stepsFor(0, ...numerals(w).filter((text) => Object.is(Number.parseFloat(text), w)), ...prefixes(String(w))),

  concat: onTexts((w, _, operands) => parts(w, operands)),
  add: onTexts((w, _, operands) => parts(w, operands)),
  repeat: onTexts((w, s, [, count]) => {
    const times = Math.trunc(Number(count));
    const part = w.slice(0, w.length / times);
    return [
      ...(times > 0 && times <= w.length && part.repeat(times) === w ? stepsFor(0, part) : []),
      ...(s !== '' && s.repeat(w.length / s.length) === w ? stepsFor(1, w.length / s.length) : []),
      ...periodsOf(w).map((period): InverseStep => [
        [0, w.slice(0, period)],
        [1, w.length / period],
      ]),
    ];
  }),
  padStart: onTexts((w, _, [, , fill = ' ']) => stepsFor(0, w, withoutStart(w, textIn(fill)))),
  padEnd: onTexts((w, _, [, , fill = ' ']) => stepsFor(0, w, withoutEnd(w, textIn(fill)))),
  trim: onTexts((w) => stepsFor(0, w, ` ${w}`, `${w} `, ` ${w} `, `  ${w} `)),
  trimStart: onTexts((w) => stepsFor(0, w, ` ${w}`, `  ${w}`)),
  trimEnd: onTexts((w) => stepsFor(0, w, `${w} `, `${w}  `)),
  toLowerCase: inCase,
  toUpperCase: inCase,
  toLocaleLowerCase: inCase,
  toLocaleUpperCase: inCase,
  normalize: onTexts((w) => stepsFor(0, w, w.normalize('NFD'), w.normalize('NFC'))),
  replace: onTexts((w, _, operands) => unreplaced(w, operands, 'replace')),
  replaceAll: onTexts((w, _, operands) => unreplaced(w, operands, 'replaceAll')),
  regExpReplace: (w) => stepsFor(1, w),
  toWellFormed: (w) => stepsFor(0, w),
  slice: onTexts((w, s, [, from, to]) => spliced(w, s, from, to)),
  substring: onTexts((w, s, [, from, to]) => spliced(w, s, from, to)),
  substr: onTexts((w, s, [, from]) => spliced(w, s, from, Number(from ?? 0) + w.length)),
  splitPart: (w, [s, separator, i]) => {
    const segments = textIn(s).split(textIn(separator));
    const index = Number(i);
    if (!isIndexBelow(65, index)) return [];
    if (w === undefined) return stepsFor(0, segments.slice(0, index).join(textIn(separator)));
    if (typeof w !== 'string') return [];
    while (segments.length <= index) segments.push('');
    return stepsFor(0, segments.with(index, w).join(textIn(separator)));
  },
  fromCharCode: onTexts((w, _, operands) =>
    w.length === operands.length ? [operands.map((_operand, i) => [i, w.charCodeAt(i)] as const)] : [],
  ),
  fromCodePoint: onTexts((w, _, operands) => {
    const points = Array.from(w);
    return points.length === operands.length ? [points.map((point, i) => [i, point.codePointAt(0)] as const)] : [];
  }),
  decodeUtf8: onTexts((w, _, operands) => {
    const bytes = new TextEncoder().encode(w);
    return bytes.length === operands.length ? [[...bytes].map((byte, i) => [i, byte] as const)] : [];
  }),
  encodeURIComponent: byFunction(decodeURIComponent),
  encodeURI: byFunction(decodeURI),
  decodeURIComponent: byFunction(encodeURIComponent),
  decodeURI: byFunction(encodeURI),
  escape: byFunction(unescape),
  unescape: byFunction(escape),
  atob: byFunction(btoa),
  btoa: byFunction(atob),
};

/** `text` is the current value of the first operand, empty if that is not a string. */
function onTexts(
  invert: (wanted: string, text: string, operands: readonly RawConstant[]) => readonly InverseStep[],
): Inverse {
  return (wanted, operands) => {
    const [first] = operands;
    return typeof wanted === 'string' ? invert(wanted, typeof first === 'string' ? first : '', operands) : [];
  };
}

function byFunction(convert: (text: string) => string): Inverse {
  return onTexts((wanted) => {
    try {
      return stepsFor(0, convert(wanted), wanted);
    } catch {
      return [];
    }
  });
}

/** Values of other types that are converted to this text. */
function valuesSaid(text: string): readonly InverseStep[] {
  const values: Primitive[] = [Number(text), text === 'true'];
  if (/^-?\d+$/.test(text)) values.push(BigInt(text));
  if (text === 'null') values.push(null);
  return stepsFor(0, ...values.filter((value) => String(value) === text));
}

/** Texts that parseInt and parseFloat convert to this number: they ignore trailing characters. */
function prefixes(numeral: string): readonly string[] {
  return [numeral, ` ${numeral}`, `${numeral} `, `${numeral}px`, ...(numeral.startsWith('-') ? [] : [`+${numeral}`])];
}

function digitsIn(text: string, radix: number): number | undefined {
  const found = /^(-?)([0-9a-z]+)(?:\.([0-9a-z]+))?$/i.exec(text);
  if (found === null) return undefined;
  const fraction = found[3] === undefined ? 0 : Number.parseInt(found[3], radix) / radix ** found[3].length;
  return (Number.parseInt(found[2]!, radix) + fraction) * (found[1] === '-' ? -1 : 1);
}

/** Changes one operand of a concatenation and keeps the others, or changes all of them and keeps their lengths. */
function parts(wanted: string, operands: readonly RawConstant[]): readonly InverseStep[] {
  const texts = operands.map(textIn);
  const whole = texts.join('');
  const one: InverseStep[] = [];
  let start = 0;
  for (const [i, { length }] of texts.entries()) {
    const [before, after] = [whole.slice(0, start), whole.slice(start + length)];
    const isFraming =
      wanted.length >= before.length + after.length && wanted.startsWith(before) && wanted.endsWith(after);
    if (isFraming) one.push([[i, wanted.slice(before.length, wanted.length - after.length)]]);
    start += length;
  }
  return whole.length === wanted.length ? [...one, slicesOf(wanted, texts)] : one;
}

/** One step that gives each operand the characters of `wanted` that stand where its own stand. */
function slicesOf(wanted: string, texts: readonly string[]): InverseStep {
  let end = 0;
  return texts.map((text, i) => [i, wanted.slice(end, (end += text.length))] as const);
}

const longestRepeated = 256;

/** The lengths of the parts whose repetition the text is, the shortest first. */
function periodsOf(text: string): readonly number[] {
  if (text.length > longestRepeated) return [];
  const lengths = Array.from({ length: text.length }, (_, i) => i + 1);
  return lengths.filter((n) => text.length % n === 0 && text.slice(0, n).repeat(text.length / n) === text);
}

function withoutStart(text: string, fill: string): string {
  if (fill === '') return text;
  let start = 0;
  while (text.startsWith(fill, start)) start += fill.length;
  return text.slice(start);
}

function withoutEnd(text: string, fill: string): string {
  if (fill === '') return text;
  let end = text.length;
  while (text.endsWith(fill, end)) end -= fill.length;
  return text.slice(0, end);
}

function inCase(wanted: Primitive): readonly InverseStep[] {
  if (typeof wanted !== 'string') return [];
  const capital = wanted.charAt(0).toUpperCase() + wanted.slice(1).toLowerCase();
  return stepsFor(0, wanted, wanted.toLowerCase(), wanted.toUpperCase(), capital);
}

function unreplaced(
  wanted: string,
  [, pattern, replacement]: readonly RawConstant[],
  name: 'replace' | 'replaceAll',
): readonly InverseStep[] {
  if (typeof pattern !== 'string' || typeof replacement !== 'string') return [];
  if (replacement !== '') return stepsFor(0, wanted, wanted[name](replacement, pattern));
  const middle = wanted.length >> 1;
  const spread = wanted.split('').join(pattern);
  return stepsFor(
    0,
    pattern + wanted,
    wanted + pattern,
    wanted.slice(0, middle) + pattern + wanted.slice(middle),
    spread,
  );
}

/** Replaces the text between two positions. */
function spliced(wanted: string, text: string, from: RawConstant, to: RawConstant): readonly InverseStep[] {
  const start = Number(from ?? 0);
  if (Math.abs(start) > 4096) return [];
  if (start < 0) {
    const head = to === undefined ? text.slice(0, start) : text.slice(0, start).padEnd(-start);
    return stepsFor(0, head + wanted, text + wanted, wanted + ' '.repeat(Math.max(0, -start - wanted.length)));
  }
  const end = to === undefined ? text.length : Number(to);
  const tail = end < 0 ? ' '.repeat(Math.min(-end, 4096)) : text.slice(end);
  return stepsFor(0, text.slice(0, start).padEnd(start) + wanted + tail, text.slice(0, start).padEnd(start) + wanted);
}
