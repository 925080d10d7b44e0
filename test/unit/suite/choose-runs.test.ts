import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Run } from '../../../src/execution/target.ts';
import { chooseRuns } from '../../../src/suite/choose-runs.ts';

function run(text: string, counters: readonly number[]): Run {
  return {
    input: { kind: 'text', text },
    outcome: { kind: 'returned', result: undefined },
    coverage: [{ contentHash: 'file', counters: Int32Array.from(counters) }],
    trace: undefined,
    symbolic: [],
    eventsDropped: 0,
  };
}

const texts = (runs: readonly Run[]): string[] =>
  chooseRuns(runs).map(({ run: { input } }) => (input.kind === 'text' ? input.text : ''));

const covered = (some: readonly { run: Run }[]): number =>
  new Set(some.flatMap((one) => [...(one.run.coverage[0]?.counters ?? [])])).size;

describe('choosing runs', () => {
  it('takes the smallest input among equals', () => {
    expect(texts([run('long', [1, 2]), run('s', [1, 2])])).toEqual(['s']);
  });

  it('takes out what those chosen later cover', () => {
    expect(texts([run('a', [1, 2, 3, 4]), run('b', [1, 2, 5]), run('c', [3, 4, 6])])).toEqual(['b', 'c']);
  });

  it('covers all, and needs each of those it takes', () => {
    const runs = fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.uniqueArray(fc.nat(12), { maxLength: 6 })));
    fc.assert(
      fc.property(runs, (given) => {
        const chosen = chooseRuns(given.map(([text, counters]) => run(text, counters)));
        expect(covered(chosen)).toBe(new Set(given.flatMap(([, counters]) => counters)).size);
        for (const left of chosen) {
          expect(covered(chosen.filter((one) => one !== left))).toBeLessThan(covered(chosen));
        }
        expect(chosen.reduce((sum, { fresh }) => sum + (fresh.get('file')?.size ?? 0), 0)).toBe(covered(chosen));
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
