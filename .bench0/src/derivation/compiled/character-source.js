import { classMembers } from '../production/choices/class-members.js';
import { plainestCharacter } from '../production/smallest-tree.js';
import { drawBelow, drawIndex } from './draws.js';
import { mostUnitsPerCharacter } from './text-units.js';
/** Number of table entries; large enough to give a hundred characters nearly equal probabilities. */
const tableSize = 4096;
const shareOfPrintable = 0.9;
const notInTable = 0xff;
/**
 * Generates code that writes one character of a class, with the same preference for printable ones as `pickCharacter`.
 */
export class CharacterSource {
    /** Lookup tables, available as `T` in the generated code. */
    tables = [];
    #units;
    #tableNumbers = new Map();
    constructor(units) {
        this.#units = units;
    }
    /** @param limit code of the position at which the room for the character ends */
    write(set, limit, leftover) {
        const { printable, any } = classMembers(set);
        const codes = printable.map((char) => char.charCodeAt(0));
        if (codes.length === any.size)
            return `B[p++] = ${this.#oneOf(codes, leftover)};`;
        if (codes.length === 0)
            return this.#writeAny(set, limit, leftover);
        const isAscii = any.ranges.at(-1) < 0x80;
        const others = isAscii ? Array.from({ length: any.size }, (_, i) => any.at(i)) : [notInTable];
        const entry = `${this.#table(mixed(codes, others))}[${drawIndex(tableSize, leftover)}]`;
        if (isAscii)
            return `B[p++] = ${entry};`;
        return `if ((c = ${entry}) !== ${notInTable}) B[p++] = c; else { ${this.#writeAny(set, limit, undefined)} }`;
    }
    /** Returns the declarations that the code generated so far refers to. */
    definitions() {
        const tables = this.tables.map((_, i) => `const t${i} = T[${i}];`);
        return [...tables, this.#units === 'utf8' ? putUtf8 : putUtf16, memberAt].join('\n');
    }
    #oneOf(codes, leftover) {
        const [first = 0] = codes;
        const index = drawBelow(codes.length, leftover);
        if (codes.length === 1)
            return String(first);
        const isRange = codes.at(-1) - first === codes.length - 1;
        return isRange ? `${first} + ${index}` : `${this.#table(codes)}[${index}]`;
    }
    #writeAny(set, limit, leftover) {
        const { any } = classMembers(set);
        const plainest = plainestCharacter(set).codePointAt(0);
        return `p = put(p, ${limit} - p < ${mostUnitsPerCharacter} ? ${plainest} : ${this.#anyMember(any, leftover)});`;
    }
    #anyMember(set, leftover) {
        const [first = 0] = set.ranges;
        const index = drawBelow(set.size, leftover);
        if (set.ranges.length === 2)
            return `${first} + ${index}`;
        // Start of each range, as a code point and as an index into the set.
        const starts = [...set.pairs()].map(([from]) => from);
        let size = 0;
        const indexes = [...set.pairs()].map(([from, to]) => (size += to - from + 1) - (to - from + 1));
        return `memberAt(${this.#table(starts)}, ${this.#table(indexes)}, ${index})`;
    }
    #table(values) {
        const key = values.join();
        const compact = values.every((value) => value <= 0xff) ? Uint8Array.from(values) : Uint32Array.from(values);
        const number = this.#tableNumbers.get(key) ?? this.tables.push(compact) - 1;
        this.#tableNumbers.set(key, number);
        return `t${number}`;
    }
}
/** Fills a table: the printable characters evenly over their share, the other characters evenly over the rest. */
function mixed(printable, others) {
    const share = Math.round(tableSize * shareOfPrintable);
    return Array.from({ length: tableSize }, (_, i) => i < share ? evenly(printable, i / share) : evenly(others, (i - share) / (tableSize - share)));
}
function evenly(values, position) {
    return values[Math.floor(position * values.length)];
}
const putUtf8 = `const put = (p, c) => {
  if (c < 0x80) { B[p] = c; return p + 1; }
  if (c < 0x800) { B[p] = 0xc0 | c >> 6; B[p + 1] = 0x80 | c & 0x3f; return p + 2; }
  if (c < 0x10000) { B[p] = 0xe0 | c >> 12; B[p + 1] = 0x80 | c >> 6 & 0x3f; B[p + 2] = 0x80 | c & 0x3f; return p + 3; }
  B[p] = 0xf0 | c >> 18; B[p + 1] = 0x80 | c >> 12 & 0x3f; B[p + 2] = 0x80 | c >> 6 & 0x3f; B[p + 3] = 0x80 | c & 0x3f;
  return p + 4;
};`;
const putUtf16 = `const put = (p, c) => {
  if (c < 0x10000) { B[p] = c; return p + 1; }
  B[p] = 0xd7c0 + (c >> 10); B[p + 1] = 0xdc00 | c & 0x3ff;
  return p + 2;
};`;
const memberAt = `const memberAt = (starts, indexes, n) => {
  let low = 0, high = starts.length - 1;
  while (low < high) { const middle = low + high + 1 >> 1; if (indexes[middle] <= n) low = middle; else high = middle - 1; }
  return starts[low] + n - indexes[low];
};`;
