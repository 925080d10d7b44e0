import type { CharSet } from '../../grammar/characters/char-set.ts';

/**
 * Partition of the characters of some sets into as few parts as possible: two characters are in the same part if every
 * set contains both or neither.
 */
export interface CharacterParts {
  /** Number of characters of each part. */
  readonly sizes: readonly number[];
  /** Returns the parts that make up one of the given sets. */
  partsOf(set: CharSet): readonly number[];
}

export function characterParts(sets: Iterable<CharSet>): CharacterParts {
  const distinct = [...new Map([...sets].map((set) => [set.ranges.join(), set])).values()];
  const bounds = new Set<number>();
  for (const set of distinct) {
    for (const [from, to] of set.pairs()) bounds.add(from).add(to + 1);
  }
  const starts = [...bounds].sort((a, b) => a - b);
  const sizes: number[] = [];
  const partNumbers = new Map<string, number>();
  const partsBySet = new Map<string, Set<number>>(distinct.map((set) => [set.ranges.join(), new Set()]));
  for (let i = 0; i + 1 < starts.length; i++) {
    const [start, end] = [starts[i]!, starts[i + 1]!];
    const holders = distinct.filter((set) => set.has(start)).map((set) => set.ranges.join());
    if (holders.length === 0) continue;
    const key = holders.join('|');
    const part = partNumbers.get(key) ?? partNumbers.size;
    partNumbers.set(key, part);
    sizes[part] = (sizes[part] ?? 0) + end - start;
    for (const holder of holders) partsBySet.get(holder)?.add(part);
  }
  return { sizes, partsOf: (set) => [...(partsBySet.get(set.ranges.join()) ?? [])] };
}
