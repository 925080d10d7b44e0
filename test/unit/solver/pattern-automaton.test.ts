import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patternAutomaton } from '../../../src/solver/links/regular/pattern-automaton.ts';

const patterns: readonly (readonly [string, string])[] = [
  ['', ''],
  ['a', ''],
  ['^a|b$', ''],
  ['^(?:a|b)*$', 'g'],
  ['[^ab]', 'i'],
  ['^(?!ab$)[a-c]+$', ''],
  ['^(?!a)(?!b|c$).', ''],
  ['a{2,3}b?', ''],
  ['^.$', ''],
  ['^.$', 's'],
  ['^\\s*\\d+\\s*$', ''],
  ['K', 'i'],
  ['(a|b)\\1', ''],
  ['^(a|b|)c\\1$', ''],
];

const someText = fc.string({ unit: fc.constantFrom(...'abcABkK1 \n\ud800é'.split('')), maxLength: 5 });

describe('languageOf', () => {
  it.each(patterns)('accepts exactly the texts that /%s/%s matches', (source, flags) => {
    const language = patternAutomaton(source, flags);
    fc.assert(
      fc.property(someText, (text) => {
        const units = Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
        expect(language?.test(units)).toBe(new RegExp(source, flags).test(text));
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it.each(['(a*)b\\1', '\\bword\\b', 'a(?=b)', '(?<=a)b', 'a^b'])('does not support /%s/', (source) => {
    expect(patternAutomaton(source, '')).toBeUndefined();
  });

  it('does not support flags that change the meaning of characters or lines', () => {
    for (const flags of ['u', 'm', 'y', 'v']) expect(patternAutomaton('a', flags)).toBeUndefined();
  });
});
