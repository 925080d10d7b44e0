import { describe, expect, it } from 'vitest';

import type { RunInput } from '../../../src/execution/input/run-input.ts';
import { measuredLimitMs, type Stopwatch } from '../../../src/oracle/growth.ts';
import { repeated } from '../../../src/oracle/slow-input-family.ts';
import { shortenSlow } from '../../../src/suite/shorten-slow.ts';

/** A clock that depends on the text only. */
function clockOf(msOf: (text: string) => number): Stopwatch {
  return (input: RunInput) => {
    const cpuMs = msOf(input.kind === 'text' ? input.text : '');
    return Promise.resolve({ cpuMs: Math.min(cpuMs, measuredLimitMs), isCut: cpuMs > measuredLimitMs });
  };
}

const never = (): boolean => false;

describe('shortening slow inputs', () => {
  it('keeps the fewest repetitions that exceed the limit, and the text around that is needed', async () => {
    const quadratic = clockOf((text) => (text.startsWith('<') ? (text.split(' ').length / 1000) ** 2 : 0));
    const family = { before: '<a b="c">', part: ' ', after: 'end of the text' };
    const { pump, input, isFinished } = await shortenSlow(family, repeated(family, 100_000), quadratic, never);
    expect(pump).toEqual({ before: '<', part: ' ', after: '' });
    const { length } = input.kind === 'text' ? input.text : '';
    expect(length).toBeGreaterThan(31_000);
    expect(length).toBeLessThan(38_000);
    expect(isFinished).toBe(true);
  });

  it('lengthens an input that is not slow enough yet', async () => {
    const quadratic = clockOf((text) => (text.length / 1000) ** 2);
    const family = { before: '', part: 'ab', after: '' };
    const { input } = await shortenSlow(family, repeated(family, 10_000), quadratic, never);
    expect(input.kind === 'text' && input.text.length > 31_000).toBe(true);
  });

  it('leaves an input as it is if no text of the family exceeds the limit', async () => {
    const linear = clockOf((text) => text.length / 10_000);
    const family = { before: '', part: 'a', after: '' };
    const input = repeated(family, 1000);
    expect((await shortenSlow(family, input, linear, never)).input).toBe(input);
  });
});
