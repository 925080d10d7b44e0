import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../../src/execution/input/run-input.ts';
import type { Run } from '../../../../src/execution/target.ts';
import { Monitor } from '../../../../src/campaign/monitor/monitor.ts';
import type { Explorer } from '../../../../src/engine/explorer.ts';
import { InputSpace } from '../../../../src/engine/input-space.ts';
import type { Recording } from '../../../../src/engine/recording.ts';

const space = new InputSpace([{ kind: 'string', maxLength: 8 }]);
const input: RunInput = { kind: 'text', text: 'abc' };

const recording: Recording = {
  path: { sites: Int32Array.of(7), taken: Int32Array.of(1), ways: Int32Array.of(-1) },
  concretizations: [],
  literals: [],
  stale: 0,
  eventsDropped: 0,
};

/** All candidates satisfy what was recorded; the native path of a run is as the function says. */
function explorerWith(pathOf: (run: RunInput) => Partial<Run>): {
  readonly explorer: Explorer;
  readonly ran: RunInput[];
} {
  const ran: RunInput[] = [];
  const explorer = {
    alike: (_: RunInput, candidates: readonly RunInput[]) => Promise.resolve(candidates),
    run: (inputs: readonly RunInput[]) => {
      ran.push(...inputs);
      return Promise.resolve(
        inputs.map((run) => ({ input: run, outcome: { kind: 'returned' }, ...pathOf(run) }) as Run),
      );
    },
  } as Partial<Explorer> as Explorer;
  return { explorer, ran };
}

describe('Monitor', () => {
  it('suspects inputs that take another native path after the same recorded decisions', async () => {
    const monitor = new Monitor(space, '1');
    const { explorer } = explorerWith((run) => ({ pathHash: run === input ? 1 : 2 }));
    await monitor.watch(explorer, input, recording);
    const [pair] = monitor.takeSuspects();
    expect(pair?.recorded).toBe(input);
    expect(pair?.other).not.toEqual(input);
    expect(monitor.samples).toBeGreaterThan(0);
  });

  it('suspects inputs that end in another way on the same native path', async () => {
    const monitor = new Monitor(space, '1');
    const failure = { kind: 'exception', errorClass: 'TypeError', message: '', stack: '' } as const;
    const { explorer } = explorerWith((run) =>
      run === input ? { pathHash: 1 } : { pathHash: 1, outcome: { kind: 'failed', failure } },
    );
    await monitor.watch(explorer, input, recording);
    expect(monitor.takeSuspects()).toHaveLength(1);
  });

  it('suspects nothing of runs that agree, did not end, or were ruled out', async () => {
    const failure = { kind: 'hang', errorClass: '', message: '', stack: '' } as const;
    for (const other of [
      { pathHash: 1 },
      { pathHash: 2, outcome: { kind: 'hung', failure } as const },
      { pathHash: 2, outcome: { kind: 'assumption' } as const },
    ]) {
      const monitor = new Monitor(space, '1');
      const { explorer } = explorerWith((run) => (run === input ? { pathHash: 1 } : other));
      await monitor.watch(explorer, input, recording);
      expect(monitor.takeSuspects()).toEqual([]);
    }
  });

  it('draws the same inputs for the same seed, and looks at few of many recordings', async () => {
    const drawn = await Promise.all(
      ['1', '1'].map(async (seed) => {
        const monitor = new Monitor(space, seed);
        const { explorer, ran } = explorerWith(() => ({ pathHash: 1 }));
        for (let i = 0; i < 64; i++) await monitor.watch(explorer, input, recording);
        return ran;
      }),
    );
    expect(drawn[0]).toEqual(drawn[1]);
    // Four at first, then the 32nd and the 64th: five runs each.
    expect(drawn[0]).toHaveLength(30);
  });
});
