import { describe, expect, it } from 'vitest';

import { BranchPairs } from '../../../src/campaign/judge/branch-pairs.ts';
import type { SiteTable } from '../../../src/instrument/sites/sites.ts';

const sides = ['/srv/old/lib/read.js', '/srv/new/lib/read.js'].map((file) => ({ file, exportName: 'read' }));

/** A file with a branch in each of its lines; the arms of line n have the counters 2n and 2n + 1. */
function tableOf(file: string, contentHash: string): SiteTable {
  const branches = [1, 2, 3].map((line) => ({
    id: line,
    line,
    column: 5,
    kind: 'if' as const,
    owner: undefined,
    arms: [true, false].map((when) => ({ when, counter: 2 * line + (when ? 0 : 1) })),
  }));
  return { file, contentHash, counters: 8, branches, functions: [], statements: [] };
}

const tables = [
  tableOf('/srv/old/lib/read.js', 'a'),
  tableOf('/srv/new/lib/read.js', 'b'),
  tableOf('/srv/new/lib/part.js', 'c'),
];
const covered = (counters: Readonly<Record<string, readonly number[]>>) =>
  Object.entries(counters).map(([contentHash, list]) => ({ contentHash, counters: Int32Array.from(list) }));

describe('the branches of a difference', () => {
  const pairs = new BranchPairs(sides);
  const differing = covered({ a: [2, 5, 7], b: [2, 5], c: [7, 4] });

  it('are not known before a run in which the sides agree', () => {
    expect(pairs.pairOf(differing, tables)).toBeUndefined();
  });

  it('are the first of each side that no such run has taken', () => {
    pairs.agree(covered({ a: [2, 4], b: [2, 5] }));
    const pair = pairs.pairOf(differing, tables);
    expect(pair?.key).toBe('read.js:2:5 false & ../../new/lib/part.js:2:5 true');
    expect(pair?.arms).toEqual([
      { contentHash: 'a', counter: 5 },
      { contentHash: 'c', counter: 4 },
    ]);
    expect(pairs.isCurrent(pair!)).toBe(true);
  });

  it('are no longer current once such a run takes one of them', () => {
    const pair = pairs.pairOf(differing, tables)!;
    pairs.agree(covered({ c: [4] }));
    expect(pairs.isCurrent(pair)).toBe(false);
    expect(pairs.pairOf(differing, tables)?.key).toBe('read.js:2:5 false & ../../new/lib/part.js:3:5 false');
  });

  it('are unknown if such runs have taken all', () => {
    pairs.agree(differing);
    expect(pairs.pairOf(differing, tables)).toBeUndefined();
  });
});
