import { describe, expect, it } from 'vitest';

import type { DifferenceClass } from '../../../src/execution/comparison.ts';
import type { OpenTarget } from '../../../src/execution/open-target.ts';
import type { OutcomeKind } from '../../../src/execution/outcome/outcome.ts';
import { timeDifference } from '../../../src/oracle/time-difference.ts';

/** Compares sides in files `0`, `1`, ... that end in these ways. */
function compared(outcomes: readonly OutcomeKind[], ignored: readonly DifferenceClass[] = []) {
  const [first, ...others] = outcomes.map((_, i) => ({ file: `${i}`, exportName: 'f' }));
  const open = (({ file }: { readonly file: string }) =>
    Promise.resolve({
      runOne: () => Promise.resolve({ outcome: { kind: outcomes[Number(file)] } }),
      close: () => Promise.resolve(),
    })) as unknown as OpenTarget;
  const names = outcomes.map((_, i) => `side ${i}`);
  return timeDifference(
    { kind: 'text', text: '' },
    { ...first!, build: 'native', comparison: { others, names, ignored } },
    { targetFile: '0' },
    open,
  );
}

describe('a comparison that did not end', () => {
  it('is a difference in time if some sides end', async () => {
    const failing = await compared(['returned', 'hung', 'rejected', 'memory']);
    expect(failing).toMatchObject({
      kind: 'difference',
      message: 'time: side 1 did not finish within the time limit, side 3 ran out of memory',
      difference: {
        class: 'time',
        results: [{ outcome: 'ended' }, { outcome: 'hung' }, { outcome: 'ended' }, { outcome: 'memory' }],
        groups: [
          [0, 2],
          [1, 3],
        ],
      },
    });
  });

  it('is no difference if no side ends, all end alone, or time is ignored', async () => {
    expect(await compared(['hung', 'memory'])).toBeUndefined();
    expect(await compared(['returned', 'rejected'])).toBeUndefined();
    expect(await compared(['returned', 'hung'], ['time'])).toBeUndefined();
  });
});
