import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';

import { Deadline } from '../../../src/core/time/deadline.ts';
import { ManualTime } from '../../manual-time.ts';

describe('a deadline', () => {
  it('is over, and its signal fires, when its time has come', () => {
    const time = new ManualTime();
    const deadline = new Deadline(100, undefined, time);
    time.advance(99);
    expect({ isOver: deadline.isOver, leftMs: deadline.leftMs, fired: deadline.signal.aborted }).toEqual({
      isOver: false,
      leftMs: 1,
      fired: false,
    });
    time.advance(1);
    expect({ isOver: deadline.isOver, leftMs: deadline.leftMs, fired: deadline.signal.aborted }).toEqual({
      isOver: true,
      leftMs: 0,
      fired: true,
    });
  });

  it('is over when an earlier signal fires, or has fired', () => {
    const earlier = new AbortController();
    const deadline = new Deadline(Infinity, earlier.signal, new ManualTime());
    expect(deadline.isOver).toBe(false);
    earlier.abort();
    expect(deadline).toMatchObject({ isOver: true, leftMs: 0 });
    expect(new Deadline(Infinity, earlier.signal).isOver).toBe(true);
  });

  it('contains shorter ones, which do not outlast it', () => {
    const time = new ManualTime();
    const whole = new Deadline(100, undefined, time);
    const [part, longer] = [whole.within(10), whole.within(1000)];
    expect([part.endMs, longer.endMs]).toEqual([10, 100]);
    time.advance(10);
    expect([part.isOver, longer.isOver, whole.isOver]).toEqual([true, false, false]);
    time.advance(90);
    expect([longer.isOver, whole.isOver]).toEqual([true, true]);
  });

  it('gives undefined for work that its signal ended, and passes other errors on', async () => {
    const deadline = new Deadline(0, undefined, new ManualTime());
    const ended = new Deadline(Infinity, AbortSignal.abort());
    expect(await deadline.attempt(async () => 'done')).toBe('done');
    expect(await ended.attempt(async () => ended.signal.throwIfAborted())).toBeUndefined();
    await expect(ended.attempt(() => Promise.reject(new Error('other')))).rejects.toThrow('other');
  });

  it('goes by the clock of the machine unless told otherwise', async () => {
    const deadline = new Deadline(performance.now() + 5);
    while (!deadline.signal.aborted) await pause(1);
    expect(deadline.isOver).toBe(true);
  });
});
