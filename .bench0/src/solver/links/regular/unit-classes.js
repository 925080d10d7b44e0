import { IntervalSet } from '../../../constraint/interval-set.js';
/**
 * The code units that a class or character of a pattern matches, found by testing each with the real RegExp, so that
 * flags and escapes have their real meaning. A class that matches only code points above 0xffff is represented by one
 * of them, as two units.
 */
export class UnitClasses {
    #flags;
    #known = new Map();
    /** Keeps only the flags that affect the meaning of a character. */
    constructor(flags) {
        this.#flags = flags.replaceAll(/[^iuvs]/g, '');
    }
    /** One set per unit; empty if nothing matches. */
    unitsOf(raw) {
        const known = this.#known.get(raw);
        if (known !== undefined)
            return known;
        const pattern = new RegExp(`^(?:${raw})$`, this.#flags);
        const inPlane = this.#matching(raw);
        const units = inPlane.isEmpty && this.isUnicode ? beyond(pattern) : [inPlane];
        this.#known.set(raw, units);
        return units;
    }
    get isUnicode() {
        return /[uv]/.test(this.#flags);
    }
    /** Tests all units in one scan; each scanned text has them in order, so that a match is a range. */
    #matching(raw) {
        const pattern = new RegExp(`(?:${raw})+`, `${this.#flags}g`);
        const ranges = [];
        for (const { text, first } of this.isUnicode ? unitTexts.filter(({ isWhole }) => isWhole) : unitTexts) {
            for (const { index, 0: match } of text.matchAll(pattern))
                ranges.push([first + index, first + index + match.length - 1]);
        }
        return IntervalSet.ranges(ranges);
    }
}
/** All units in order. Surrogates are apart: they are code points of their own only if the other half is missing. */
const unitTexts = [
    { first: 0, last: 0xd7ff, isWhole: true },
    { first: 0xd800, last: 0xdfff, isWhole: false },
    { first: 0xe000, last: 0xffff, isWhole: true },
].map(({ first, last, isWhole }) => ({
    first,
    isWhole,
    text: String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, i) => first + i)),
}));
/** Upper limit of code points tried; most scripts and symbols are below. */
const lastTried = 0x1ffff;
function beyond(pattern) {
    for (let point = 0x10000; point <= lastTried; point++) {
        const text = String.fromCodePoint(point);
        if (pattern.test(text))
            return [IntervalSet.of(text.charCodeAt(0)), IntervalSet.of(text.charCodeAt(1))];
    }
    return [];
}
