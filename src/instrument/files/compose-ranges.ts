import type { CopiedRanges } from './source-map.ts';

/** The ranges of a text that was copied from a middle text, as ranges of the text that the middle one was copied from. */
export function composeRanges(outer: CopiedRanges, inner: CopiedRanges): CopiedRanges {
  const generated: number[] = [];
  const source: number[] = [];
  const ends: number[] = [];
  let from = 0;
  for (const [i, start] of outer.source.entries()) {
    const end = outer.ends[i]!;
    while (from < inner.generated.length && endInMiddle(inner, from) <= start) from++;
    for (let at = from; at < inner.generated.length && inner.generated[at]! < end; at++) {
      const begin = Math.max(start, inner.generated[at]!);
      const stop = Math.min(end, endInMiddle(inner, at));
      if (stop <= begin) continue;
      const shift = inner.source[at]! - inner.generated[at]!;
      generated.push(outer.generated[i]! + begin - start);
      source.push(begin + shift);
      ends.push(stop + shift);
    }
  }
  return { generated, source, ends };
}

function endInMiddle({ generated, source, ends }: CopiedRanges, at: number): number {
  return generated[at]! + ends[at]! - source[at]!;
}
