import { IntervalSet } from '../../../constraint/interval-set.ts';

/**
 * The code units that a class or character of a pattern matches, found by testing each with the real RegExp, so that
 * flags and escapes have their real meaning. A class that matches only code points above 0xffff is represented by one
 * of them, as two units.
 */
export class UnitClasses {
  readonly #flags: string;
  readonly #known = new Map<string, readonly IntervalSet[]>();

  /** Keeps only the flags that affect the meaning of a character. */
  constructor(flags: string) {
    this.#flags = flags.replaceAll(/[^iuvs]/g, '');
  }

  /** One set per unit; empty if nothing matches. */
  unitsOf(raw: string): readonly IntervalSet[] {
    const known = this.#known.get(raw);
    if (known !== undefined) return known;
    const pattern = new RegExp(`^(?:${raw})$`, this.#flags);
    const inPlane = this.#matching(pattern);
    const units = inPlane.isEmpty && this.isUnicode ? beyond(pattern) : [inPlane];
    this.#known.set(raw, units);
    return units;
  }

  get isUnicode(): boolean {
    return /[uv]/.test(this.#flags);
  }

  #matching(pattern: RegExp): IntervalSet {
    const ranges: [number, number][] = [];
    for (let unit = 0; unit <= 0xffff; unit++) {
      if (!pattern.test(String.fromCharCode(unit))) continue;
      const last = ranges.at(-1);
      if (last?.[1] === unit - 1) last[1] = unit;
      else ranges.push([unit, unit]);
    }
    const set = IntervalSet.ranges(ranges);
    // A surrogate is a code point of its own only if its other half is missing.
    return this.isUnicode ? set.intersect(wholeCharacters) : set;
  }
}

const wholeCharacters = IntervalSet.ranges([
  [0, 0xd7ff],
  [0xe000, 0xffff],
]);

/** Upper limit of code points tried; most scripts and symbols are below. */
const lastTried = 0x1ffff;

function beyond(pattern: RegExp): readonly IntervalSet[] {
  for (let point = 0x10000; point <= lastTried; point++) {
    const text = String.fromCodePoint(point);
    if (pattern.test(text)) return [IntervalSet.of(text.charCodeAt(0)), IntervalSet.of(text.charCodeAt(1))];
  }
  return [];
}
