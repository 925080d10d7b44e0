import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Run } from '../../../src/execution/target.ts';
import { chooseRuns } from '../../../src/suite/selection/choose-runs.ts';

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

const keysOf = ({ coverage }: Run): string[] => [...(coverage[0]?.counters ?? [])].map(String);

const texts = (runs: readonly Run[], covered?: ReadonlySet<string>): string[] =>
  chooseRuns(runs, keysOf, covered).map(({ input }) => (input.kind === 'text' ? input.text : ''));

const covered = (some: readonly Run[]): number => new Set(some.flatMap(keysOf)).size;

describe('choosing runs', () => {
  it('takes the smallest input among equals', () => {
    expect(texts([run('long', [1, 2]), run('s', [1, 2])])).toEqual(['s']);
  });

  it('takes out what those chosen later cover', () => {
    expect(texts([run('a', [1, 2, 3, 4]), run('b', [1, 2, 5]), run('c', [3, 4, 6])])).toEqual(['b', 'c']);
  });

  it('takes nothing for what is covered already', () => {
    expect(texts([run('a', [1, 2]), run('b', [3])], new Set(['1', '2']))).toEqual(['b']);
  });

  it('prefers small inputs to large ones that cover more than is needed', () => {
    expect(texts([run('large', [1, 2, 3]), run('bb', [1, 2, 4, 5]), run('c', [3])])).toEqual(['bb', 'c']);
  });

  it('covers all, and needs each of those it takes', () => {
    const runs = fc.array(fc.tuple(fc.string({ maxLength: 4 }), fc.uniqueArray(fc.nat(12), { maxLength: 6 })));
    fc.assert(
      fc.property(runs, (given) => {
        const chosen = chooseRuns(
          given.map(([text, counters]) => run(text, counters)),
          keysOf,
        );
        expect(covered(chosen)).toBe(new Set(given.flatMap(([, counters]) => counters)).size);
        for (const left of chosen) {
          expect(covered(chosen.filter((one) => one !== left))).toBeLessThan(covered(chosen));
        }
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
