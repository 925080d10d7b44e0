import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { findSlow, findSlowBy, type SlowInput } from '../../../src/oracle/find-slow.ts';
import { measuredLimitMs } from '../../../src/oracle/growth.ts';

const file = fileURLToPath(new URL('../../cases/subjects/slow-growth.cjs', import.meta.url));
const rules = { targetFile: file };
const budget = { timeMs: 50_000, pumps: 20 };

/** By a clock that counts what the function does, so that no other work on the machine has a say. */
function slowBy(stepsOf: (text: string) => number, text: string): Promise<SlowInput | undefined> {
  return findSlowBy(
    (input) => {
      const cpuMs = stepsOf(input.kind === 'text' ? input.text : '') / 1e6;
      return Promise.resolve({ cpuMs: Math.min(cpuMs, measuredLimitMs), isCut: cpuMs > measuredLimitMs });
    },
    [{ kind: 'text', text }],
    rules,
    budget,
  );
}

/** What matching `/\s+$/` does: from each blank to the end of the blanks, in vain unless the text ends there. */
function trimEndSteps(text: string): number {
  let steps = 0;
  for (const [blanks] of text.matchAll(/ +/g)) steps += (blanks.length * (blanks.length + 1)) / 2;
  return steps + text.length;
}

describe('looking for slow inputs', () => {
  it('finds time that grows with the square of the length, and what to repeat', async () => {
    const found = await slowBy(trimEndSteps, 'a b');
    expect(found?.failing).toMatchObject({ kind: 'slow', signature: 'slow', pump: { part: ' ' } });
    expect(found?.failing.message).toMatch(/^time grows with the power 2\.0 of the length as " " is repeated/);
  });

  it('takes long texts that take longer for no fault', async () => {
    expect(await slowBy((text) => text.length * 3000, 'ab')).toBeUndefined();
    expect(await slowBy((text) => text.length * Math.log2(text.length + 2) * 300, 'ab')).toBeUndefined();
  });

  it('finds time that grows exponentially, by the clock of a real subject', async () => {
    const options = { file, exportName: 'nested', build: 'native', cacheFolder: null } as const;
    const found = await findSlow([{ kind: 'text', text: 'ab' }], options, rules, budget);
    expect(found?.failing.message).toMatch(/^time grows exponentially as "a" is repeated/);
  });
});
