import { describe, expect, it } from 'vitest';

import { withTellingWords } from '../../../src/oracle/telling-words.ts';

describe('words that every object has', () => {
  it('take the place of each name, at one place and wherever it stands', () => {
    const texts = new Set(withTellingWords('{a:[a,b1]}'));
    for (const text of [
      '{__proto__:[a,b1]}',
      '{a:[a,__proto__]}',
      '{toString:[toString,b1]}',
      '{a:[constructor,b1]}',
    ]) {
      expect(texts).toContain(text);
    }
  });

  it('have no place in a text without names', () => {
    expect([...withTellingWords('[1,2]')]).toEqual([]);
  });
});
