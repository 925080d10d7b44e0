import type { RecordedPath } from './recording.ts';

/** 53 bits of all decisions of a run, in order: equal paths have equal numbers, and others hardly ever do. */
export function pathHash({ sites, taken }: RecordedPath): number {
  let low = 0x9e37_79b9;
  let high = 0x85eb_ca6b;
  for (let i = 0; i < sites.length; i++) {
    const word = Math.imul(sites[i] as number, 31) + (taken[i] as number);
    low = Math.imul(low ^ word, 0x9e37_79b1);
    low ^= low >>> 15;
    high = Math.imul(high + word, 0xc2b2_ae3d);
    high ^= high >>> 13;
  }
  return (high >>> 11) * 0x1_0000_0000 + (low >>> 0);
}
