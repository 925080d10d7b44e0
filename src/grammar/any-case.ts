import { CharSet } from './char-set.ts';
import { charClass, type Expression, literal, seq } from './expression.ts';
import { unicodeProperty } from './unicode-property.ts';

/** How JavaScript compares when case is ignored: by upper case (`i`), or by Unicode's case folding (`iu`). */
export type CaseFlags = 'i' | 'iu';

/** The text with each letter in either case: `[sS][qQ][lL]`. */
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

/** The set with all characters that JavaScript takes for one of its members when case is ignored. */
export function ignoreCase(set: CharSet, flags: CaseFlags): CharSet {
  const cased = casedCharacters().intersect(set);
  if (cased.size === 0) return set;
  const key = `${flags}${cased}`;
  let variants = known.get(key);
  if (variants === undefined) known.set(key, (variants = variantsOf(cased, flags)));
  return set.union(variants);
}

const known = new Map<string, CharSet>();

/** The engine is the authority on what matches: it is asked about every character that has case at all. */
function variantsOf(cased: CharSet, flags: CaseFlags): CharSet {
  const pattern = new RegExp(`^[${[...cased.pairs()].map((range) => classRange(range, flags)).join('')}]$`, flags);
  const found: [number, number][] = [];
  for (const [from, to] of casedCharacters().pairs()) {
    for (let c = from; c <= to; c++) if (pattern.test(String.fromCodePoint(c))) found.push([c, c]);
  }
  return CharSet.of(found);
}

/** Without Unicode mode a class holds UTF-16 units, and characters beyond them have no case. */
function classRange([from, to]: readonly [number, number], flags: CaseFlags): string {
  if (flags === 'iu') return `\\u{${from.toString(16)}}-\\u{${to.toString(16)}}`;
  if (from > 0xffff) return '';
  return `\\u${from.toString(16).padStart(4, '0')}-\\u${Math.min(to, 0xffff).toString(16).padStart(4, '0')}`;
}

let allCased: CharSet | undefined;

function casedCharacters(): CharSet {
  const none = CharSet.empty;
  allCased ??= (unicodeProperty('Changes_When_Casemapped') ?? none).union(
    unicodeProperty('Changes_When_Casefolded') ?? none,
  );
  return allCased;
}
