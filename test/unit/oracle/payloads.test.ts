import { describe, expect, it } from 'vitest';

import { tellingWords, withTellingWord } from '../../../src/oracle/payloads.ts';

const withTellingWords = (text: string): string[] => tellingWords.flatMap((word) => [...withTellingWord(text, word)]);

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

  it('are put anywhere into a short text, and what is open is closed', () => {
    expect(new Set(withTellingWords('[]'))).toContain('[__proto__]');
    expect(new Set(withTellingWords('{$:{'))).toContain('{__proto__:{}}');
  });

  it('have no place in a long text without names', () => {
    expect(withTellingWords('[1,2,3,4,5]')).toEqual([]);
  });
});
