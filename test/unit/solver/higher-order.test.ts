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

describe('functions that nobody can look into', () => {
  it('are met where the run has shown what they give', async () => {
    const { isReached, input, runs } = await reach('equalsHash');
    expect(isReached && input).toEqual([hash(0), 0]);
    expect(runs).toBe(2);
  });

  it('are learned by a run that shows what they give elsewhere, and then met there', async () => {
    const { isReached, input, steps } = await reach('equalsHashOfTen');
    expect(isReached && input).toEqual([hash(10), 10]);
    // Both rounds are in the origin: the run that showed hash(10), free to leave the path, and the flip that used it.
    expect(steps).toEqual(['start', 'domains', 'optimistic', 'domains']);
  });
});
