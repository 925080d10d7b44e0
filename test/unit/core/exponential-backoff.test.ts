import { describe, expect, it } from 'vitest';

import { ExponentialBackoff } from '../../../src/core/exponential-backoff.ts';

/** Returns how many of that many attempts are made if all fail. */
function failing(backoff: ExponentialBackoff, key: string, count: number): number {
  let made = 0;
  for (let i = 0; i < count; i++) {
    if (!backoff.isDue(key)) continue;
    made++;
    backoff.failed(key);
  }
  return made;
}

describe('exponential back-off', () => {
  it('attempts what fails less and less often, but never gives it up', () => {
    const backoff = new ExponentialBackoff();
    expect(failing(backoff, 'a', 4)).toBe(4);
    expect(failing(backoff, 'a', 100)).toBeLessThan(8);
    const later = failing(backoff, 'a', 6400);
    expect(later).toBeGreaterThanOrEqual(100);
    expect(later).toBeLessThan(110);
  });

  it('forgets failures after a success, and keeps keys apart', () => {
    const backoff = new ExponentialBackoff();
    failing(backoff, 'a', 100);
    expect(failing(backoff, 'b', 4)).toBe(4);
    backoff.succeeded('a');
    expect(failing(backoff, 'a', 4)).toBe(4);
  });
});
