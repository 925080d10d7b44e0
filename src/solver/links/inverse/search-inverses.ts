import type { Primitive, RawConstant } from '../../../core/raw-trace.ts';
import { hasKind } from '../../../constraint/semantics/table-operators.ts';
import { isIndexBelow, stepsFor, textIn, type Inverses, type InverseStep } from './inverse.ts';

/** Inverses of lengths, indexes, characters and look-ups. */
export const searchInverses: Inverses = {
  stringLength: (w, [s]) => (isPlace(w) ? stepsFor(0, resized(textIn(s), w)) : []),
  splitCount: (w, [s, separator]) => {
    if (!isPlace(w) || w > 64) return [];
    const parts = textIn(s).split(textIn(separator)).slice(0, w);
    return ['', 'a'].flatMap((filler) => {
      const filled = [...parts, ...Array.from({ length: w - parts.length }, () => filler)];
      return stepsFor(0, filled.join(textIn(separator)));
    });
  },
  indexString: character,
  charAt: character,
  at: character,
  charCodeAt: (w, operands) => (isPlace(w) ? character(String.fromCharCode(w), operands) : []),
  codePointAt: (w, operands) =>
    isPlace(w) && w <= 0x10ffff ? character(String.fromCodePoint(w), operands) : character(undefined, operands),
  indexOf: (w, [s, needle, from]) => found(w, textIn(s), textIn(needle), Math.max(0, Number(from ?? 0) || 0)),
  lastIndexOf: (w, [s, needle]) => {
    const [text, sought] = [textIn(s), textIn(needle)];
    if (w === -1 || sought === '') return found(w, text, sought, 0);
    if (!isPlace(w)) return [];
    const tail = text.slice(w + sought.length);
    return stepsFor(0, text.slice(0, w).padEnd(w) + sought + (tail.includes(sought) ? '' : tail));
  },
  select: (w, [table]) =>
    hasKind(table, 'table') ? table.values.flatMap((value, i) => (Object.is(value, w) ? stepsFor(1, i) : [])) : [],
  keyIndex: (w, [keys]) => {
    if (!hasKind(keys, 'keys') || typeof w !== 'number') return [];
    return w === -1 ? stepsFor(1, '', 'none of them') : stepsFor(1, keys.keys[w]);
  },
  lookup: (w, [map]) =>
    hasKind(map, 'map') ? map.keys.flatMap((key, i) => (Object.is(map.values[i], w) ? stepsFor(1, key) : [])) : [],
  float32FromBits: (w) => (typeof w === 'number' ? stepsFor(0, bitsOf(4, (view) => view.setFloat32(0, w))[0]) : []),
  float64FromBits: (w) => {
    if (typeof w !== 'number') return [];
    const [high, low] = bitsOf(8, (view) => view.setFloat64(0, w));
    return [
      [
        [0, high],
        [1, low],
      ],
    ];
  },
};

/** Whether the value is an index of reasonable size. */
function isPlace(value: Primitive): value is number {
  return isIndexBelow(1 << 24, value);
}

function resized(text: string, length: number): string {
  return length > 1 << 16 ? text : text.slice(0, length).padEnd(length, 'a');
}

function character(wanted: Primitive, [s, at]: readonly RawConstant[]): readonly InverseStep[] {
  const [text, place] = [textIn(s), Number(at ?? 0)];
  const start = place < 0 ? Math.max(text.length + place, 0) : place;
  if (!Number.isInteger(start) || start > 1 << 16) return [];
  if (wanted === undefined || wanted === '') return stepsFor(0, text.slice(0, start));
  if (typeof wanted !== 'string') return [];
  const head = text.slice(0, start).padEnd(start);
  const step = stepsFor(0, head + wanted + text.slice(start + wanted.length));
  return text.includes(wanted) ? [...step, ...stepsFor(1, text.indexOf(wanted))] : step;
}

function found(wanted: Primitive, text: string, needle: string, from: number): readonly InverseStep[] {
  if (wanted === -1) {
    if (needle === '') return [];
    // What is before the search is left alone: it decided how the search was reached.
    return stepsFor(0, text.slice(0, from) + text.slice(from).replaceAll(needle, ''), text.replaceAll(needle, ''), '');
  }
  if (!isPlace(wanted) || needle === '' || wanted > 1 << 16) return [];
  const head = text.slice(0, wanted).padEnd(wanted);
  const other = needle.startsWith('a') ? 'b' : 'a';
  const clear = head.includes(needle.charAt(0), from) ? head.slice(0, from) + other.repeat(wanted - from) : head;
  return stepsFor(0, clear + needle + text.slice(wanted + needle.length));
}

function bitsOf(size: number, write: (view: DataView) => void): readonly [number, number] {
  const view = new DataView(new ArrayBuffer(size));
  write(view);
  return [view.getInt32(0), size === 8 ? view.getInt32(4) : 0];
}
