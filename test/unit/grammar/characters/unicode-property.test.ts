import { describe, expect, it } from 'vitest';
import { unicodeProperty } from '../../../../src/grammar/characters/unicode-property.ts';

describe('unicodeProperty', () => {
  it.each(['L', 'Script=Greek', 'Alphabetic', 'Cs', 'Any'])(
    'agrees with the engine on every code point for %s',
    (name) => {
      const set = unicodeProperty(name);
      const pattern = new RegExp(`\\p{${name}}`, 'u');
      const wrong: number[] = [];
      for (let c = 0; c <= 0x10ffff; c++) if (pattern.test(String.fromCodePoint(c)) !== set?.has(c)) wrong.push(c);
      expect(wrong).toEqual([]);
    },
  );

  it.each(['Nope', 'Script=Nope', 'RGI_Emoji', '', 'L}|\\p{N', 'Block=Latin'])(
    'returns undefined for the unknown property %j',
    (name) => {
      expect(unicodeProperty(name)).toBeUndefined();
    },
  );

  it('computes a set once', () => {
    expect(unicodeProperty('Script=Greek')).toBe(unicodeProperty('Script=Greek'));
  });
});
