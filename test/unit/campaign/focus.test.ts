import { describe, expect, it } from 'vitest';

import { Focus } from '../../../src/campaign/explore/focus.ts';
import { everyLine } from '../../../src/core/changed-lines.ts';
import type { SiteTable } from '../../../src/instrument/sites/sites.ts';

const site = (line: number, counter: number) => ({ id: counter, line, column: 1, counter });
const table: SiteTable = {
  file: '/nowhere/a.ts',
  contentHash: 'a',
  counters: 5,
  functions: [{ ...site(1, 0), name: 'f' }],
  statements: [site(2, 1), site(6, 4)],
  branches: [
    { id: 9, line: 2, column: 1, kind: 'if', owner: 0, arms: [2, 3].map((counter) => ({ when: true, counter })) },
  ],
};
const explorer = { tables: () => Promise.resolve([table, { ...table, file: '/nowhere/b.ts', contentHash: 'b' }]) };
const fresh = (...counters: number[]) => ({ gain: counters.length, counters: { a: counters } });

const recording = (...sites: number[]) => {
  const [taken, ways] = [new Int32Array(sites.length), new Int32Array(sites.length)];
  const path = { sites: Int32Array.from(sites), taken, ways };
  return { path, concretizations: [], literals: [], stale: 0, eventsDropped: 0 };
};

describe('the gain of an input that reaches changed lines', () => {
  it('is larger for what is covered there first, also in the middle of a statement', async () => {
    const focus = new Focus(new Map([['/nowhere/a.ts', [{ from: 4, to: 4 }]]]));
    expect(await focus.gainOf(fresh(4), explorer)).toBe(1);
    expect(await focus.gainOf(fresh(0), explorer)).toBe(1);
    expect(await focus.gainOf(fresh(3), explorer)).toBeGreaterThan(8);
    expect(await focus.gainOf({ gain: 0, counters: {} }, explorer)).toBe(0);
  });

  it('is larger everywhere in a new file, and as before in others', async () => {
    const focus = new Focus(new Map([['/nowhere/b.ts', [everyLine]]]));
    expect(await focus.gainOf({ gain: 1, counters: { b: [4] } }, explorer)).toBeGreaterThan(8);
    expect(await focus.gainOf(fresh(1, 2), explorer)).toBe(2);
  });
});

it('is known of the sites of a path, and asked for once', async () => {
  const focus = new Focus(new Map([['/nowhere/a.ts', [{ from: 4, to: 5 }]]]));
  const asked: number[] = [];
  const places = {
    siteText: (site: number) => {
      asked.push(site);
      return Promise.resolve(`/nowhere/${site < 10 ? 'a' : 'b'}.ts:${site % 10}:1`);
    },
  };
  expect(await focus.sitesOf(recording(3, 4, 4, 15), places)).toEqual(new Set([4]));
  expect(await focus.sitesOf(recording(4, 5), places)).toEqual(new Set([4, 5]));
  expect(asked).toEqual([3, 4, 15, 5]);
  expect(await focus.sitesOf({ ...recording(), path: undefined }, places)).toEqual(new Set());
});
