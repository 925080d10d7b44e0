import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reachBranch, type Reached } from '../../one-branch/reach-branch.ts';

function hash(value: number): number {
  return createHash('sha256').update(String(value)).digest().readInt32BE(0);
}

function reach(exportName: string): Promise<Reached> {
  const domains = [{ kind: 'int32' }, { kind: 'int32' }] as const;
  const file = resolve('test/cases/higher-order/hashes.js');
  return reachBranch({ file, name: exportName, exportName, domains, start: [0, 0] });
}

describe('opaque functions', () => {
  it('are solved with the results that the run observed', async () => {
    const { isReached, input, runs } = await reach('equalsHash');
    expect(isReached && input).toEqual([hash(0), 0]);
    expect(runs).toBe(2);
  });

  it('are observed by another run for other arguments, and then solved with the result', async () => {
    const { isReached, input, steps } = await reach('equalsHashOfTen');
    expect(isReached && input).toEqual([hash(10), 10]);
    // The origin contains both rounds: the run that observed hash(10), which may leave the path, and the flip that used
    // it.
    expect(steps).toEqual(['start', 'positions', 'optimistic', 'positions']);
  });
});
