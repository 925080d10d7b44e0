import { CharSet } from './char-set.ts';

const known = new Map<string, CharSet | undefined>();

/**
 * The code points with a Unicode property, named as between the braces of JavaScript's `\p{…}`: `L`, `Script=Greek`,
 * `Alphabetic`. Undefined if the engine knows no such property of single code points.
 */
export function unicodeProperty(name: string): CharSet | undefined {
  if (!known.has(name)) known.set(name, compute(name));
  return known.get(name);
}

function compute(name: string): CharSet | undefined {
  if (!/^\w+(=\w+)?$/.test(name)) return undefined;
  try {
    return membersOf(new RegExp(`\\p{${name}}+`, 'gu'));
  } catch {
    return undefined;
  }
}

/** Stretches of code points that can stand side by side without a high and a low surrogate becoming a pair. */
const stretches = [
  [0, 0xdbff],
  [0xdc00, 0xffff],
  [0x10000, 0x10ffff],
] as const;

/** One search over a text of all code points is far quicker than a million searches over one each. */
function membersOf(runs: RegExp): CharSet {
  const ranges: [number, number][] = [];
  for (const [first, last] of stretches) {
    const unitsPerCodePoint = first > 0xffff ? 2 : 1;
    for (const match of textOf(first, last).matchAll(runs)) {
      const from = first + match.index / unitsPerCodePoint;
      ranges.push([from, from + match[0].length / unitsPerCodePoint - 1]);
    }
  }
  return CharSet.of(ranges);
}

function textOf(first: number, last: number): string {
  const parts: string[] = [];
  for (let from = first; from <= last; from += 0x1000) {
    const length = Math.min(0x1000, last - from + 1);
    parts.push(String.fromCodePoint(...Array.from({ length }, (_, i) => from + i)));
  }
  return parts.join('');
}
