import { describe, expect, it } from 'vitest';
import { oneBranchFunctions } from '../../one-branch/one-branch-function.ts';
import { reachBranch } from '../../one-branch/reach-branch.ts';

/** A few functions of the table, of all kinds, that need no Z3; the whole table is a benchmark. */
const some = new Set([
  'text/suffix',
  'text/splitCount',
  'text/parsedHexadecimal',
  'text/setKey',
  'text/smallHash',
  'pattern/captured',
  'pattern/backReferenceToMany',
  'pattern/multiline',
  'pattern/linesInTurn',
  'number/asHexadecimal',
  'int32/date',
  'mixed/arrayOfNumbers',
]);

const functions = (await oneBranchFunctions()).filter(({ name }) => some.has(name));

describe('engine and solver together', () => {
  it('find all functions of the selection', () => expect(functions).toHaveLength(some.size));

  it.each(functions)('reach the branch of $name', async (wanted) => {
    const { isReached, runs, steps } = await reachBranch(wanted);
    expect({ isReached, hasSteps: steps.length > 1 }).toEqual({ isReached: true, hasSteps: true });
    expect(runs).toBeLessThanOrEqual(200);
  });
});
