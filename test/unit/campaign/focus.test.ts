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
