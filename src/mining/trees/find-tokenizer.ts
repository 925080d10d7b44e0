import type { RecordedCall } from './recorded-calls.ts';

/** The calls of a run, and which of them looked first at each character. */
export interface ReadCharacters {
  readonly root: RecordedCall;
  readonly readers: readonly (RecordedCall | undefined)[];
}

const leastShare = 0.97;
const leastTokens = 1.5;

/**
 * Functions that read all characters between them, one call after the other, and are called by functions that read nothing first: the
 * tokenizer. Those that are called least come first, because a tokenizer may have a function for each character.
 */
export function possibleTokenizers(runs: readonly ReadCharacters[]): readonly number[] {
  const calls = new Map<number, number>();
  const owned = new Map<number, number>();
  const nested = new Set<number>();
  let characters = 0;
  for (const { root, readers } of runs) {
    nested.add(root.site);
    characters += readers.length;
    for (const reader of readers) {
      const seen = new Set<number>();
      for (let call = reader; call !== undefined; call = call.parent) {
        if (call.kind !== 'call') continue;
        if (seen.has(call.site)) nested.add(call.site);
        if (!seen.has(call.site)) owned.set(call.site, (owned.get(call.site) ?? 0) + 1);
        seen.add(call.site);
      }
    }
    const open = [root];
    for (let call = open.pop(); call !== undefined; call = open.pop()) {
      if (call.kind === 'call') calls.set(call.site, (calls.get(call.site) ?? 0) + 1);
      open.push(...call.children);
    }
  }
  return [...owned]
    .filter(([site, count]) => {
      const isEnough = count >= characters * leastShare && (calls.get(site) ?? 0) >= runs.length * leastTokens;
      return isEnough && !nested.has(site);
    })
    .map(([site]) => site)
    .toSorted((a, b) => calls.get(a)! - calls.get(b)!);
}
