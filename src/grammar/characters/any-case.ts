import { CharSet } from './char-set.ts';
import { charClass, type Expression, literal, seq } from '../expression.ts';
import { unicodeProperty } from './unicode-property.ts';

/** How JavaScript ignores case: by upper case (flag `i`) or by Unicode case folding (flags `iu`). */
export type CaseFlags = 'i' | 'iu';

/** Returns the text with each letter in any case: `[Ss][Qq][Ll]`. */
export function anyCase(text: string, flags: CaseFlags = 'i'): Expression {
  const items: Expression[] = [];
  let plain = '';
  for (const char of text) {
    const set = ignoreCase(CharSet.chars(char), flags);
    if (set.size === 1) {
      plain += char;
      continue;
    }
    items.push(literal(plain), charClass(set));
    plain = '';
  }
  return seq([...items, literal(plain)]);
}

/** Returns the set with all characters that JavaScript equates with one of its members when it ignores case. */
export function ignoreCase(set: CharSet, flags: CaseFlags): CharSet {
  return set.union(flags === 'i' ? byUpperCase(set) : byCaseFolding(set));
}

function byUpperCase(set: CharSet): CharSet {
  upperCases ??= unitsByUpperCase();
  const found: [number, number][] = [];
  for (const [from, to] of set.pairs()) {
    for (let unit = from; unit <= Math.min(to, 0xffff); unit++) {
      for (const variant of upperCases.get(upperCaseOf(unit)) ?? []) found.push([variant, variant]);
    }
  }
  return CharSet.of(found);
}

/** Computed when first needed and kept for the life of the process: a constant of Unicode. */
let upperCases: ReadonlyMap<number, readonly number[]> | undefined;

/** Groups the UTF-16 code units that share their upper case with another one. */
function unitsByUpperCase(): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (let unit = 0; unit <= 0xffff; unit++) {
    const upper = upperCaseOf(unit);
    if (upper === unit) continue;
    const group = groups.get(upper);
    if (group === undefined) groups.set(upper, [upper, unit]);
    else group.push(unit);
  }
  return groups;
}

/**
 * Returns the upper case as ECMAScript defines it for comparison: only mappings to a single code unit count, and none
 * from non-ASCII to ASCII.
 */
function upperCaseOf(unit: number): number {
  const upper = String.fromCharCode(unit).toUpperCase();
  const first = upper.charCodeAt(0);
  return upper.length > 1 || (unit >= 128 && first < 128) ? unit : first;
}

/**
 * JavaScript has no case folding function, but its regular expressions fold case, so every cased character is tested.
 */
function byCaseFolding(set: CharSet): CharSet {
  cased ??= casedCharacters();
  const ranges = [...cased.intersect(set).pairs()].map(
    ([from, to]) => `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`,
  );
  const pattern = new RegExp(`^[${ranges.join('')}]$`, 'iu');
  const found: [number, number][] = [];
  for (const [from, to] of cased.pairs()) {
    for (let c = from; c <= to; c++) if (pattern.test(String.fromCodePoint(c))) found.push([c, c]);
  }
  return CharSet.of(found);
}

/** Computed when first needed and kept for the life of the process: a constant of Unicode. */
let cased: CharSet | undefined;

function casedCharacters(): CharSet {
  const mapped = unicodeProperty('Changes_When_Casemapped') ?? CharSet.empty;
  return mapped.union(unicodeProperty('Changes_When_Casefolded') ?? CharSet.empty);
}
