import { describe, expect, it } from 'vitest';
import { Counter } from '../../../../src/campaign/summarize/counts.ts';
import type { SolvedFlip } from '../../../../src/engine/explorer.ts';

function unknownFlip(reason: string): SolvedFlip {
  const flip = { kind: 'decision', index: 0, taken: 0 } as const;
  return {
    flip,
    site: 'a.js:1:1',
    verdict: 'unknown',
    by: undefined,
    reason,
    input: undefined,
    optimistic: undefined,
    probes: [],
    learnedFrom: [],
    milliseconds: 0,
  };
}

describe('Counter', () => {
  it('counts why flips were left unknown, most frequent first, and goes on from earlier counts', () => {
    const first = new Counter({ nowMs: 0 });
    first.solved(
      { flips: [unknownFlip('rare'), unknownFlip('frequent')], milliseconds: 1 },
      { effort: 'thorough', onlyWords: false },
    );
    const second = new Counter({ nowMs: 0 }, first.counts());
    second.solved({ flips: [unknownFlip('frequent')], milliseconds: 1 }, { effort: 'thorough', onlyWords: false });
    const { unknown, unknownReasons } = second.counts().solver;
    expect(unknown).toBe(3);
    expect(Object.entries(unknownReasons)).toEqual([
      ['frequent', 2],
      ['rare', 1],
    ]);
  });

  it('counts a flip once that quick links leave unknown and others decide', () => {
    const counter = new Counter({ nowMs: 0 });
    counter.solved(
      { flips: [unknownFlip('quick'), unknownFlip('quick')], milliseconds: 1 },
      { effort: 'quick', onlyWords: false },
    );
    counter.solved(
      { flips: [{ ...unknownFlip('x'), verdict: 'unsat', reason: undefined }], milliseconds: 1 },
      { effort: 'thorough', onlyWords: false },
    );
    expect(counter.counts().solver).toMatchObject({
      queries: 2,
      unsat: 1,
      unknown: 1,
      unknownReasons: { 'only the quick solver links were tried': 1 },
    });
  });
});
