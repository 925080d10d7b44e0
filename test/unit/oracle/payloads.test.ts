import { describe, expect, it } from 'vitest';

import { payloads, withPayload } from '../../../src/oracle/payloads.ts';

const withPayloads = (text: string): string[] => payloads.flatMap((word) => [...withPayload(text, word)]);

describe('words that every object has', () => {
  it('take the place of each name, at one place and wherever it stands', () => {
    const texts = new Set(withPayloads('{a:[a,b1]}'));
    for (const text of [
      '{__proto__:[a,b1]}',
      '{a:[a,__proto__]}',
      '{toString:[toString,b1]}',
      '{a:[constructor,b1]}',
    ]) {
      expect(texts).toContain(text);
    }
  });

  it('are put anywhere into a short text, and what is open is closed', () => {
    expect(new Set(withPayloads('[]'))).toContain('[__proto__]');
    expect(new Set(withPayloads('{$:{'))).toContain('{__proto__:{}}');
  });

  it('have no place in a long text without names', () => {
    expect(withPayloads('[1,2,3,4,5]')).toEqual([]);
  });
});
