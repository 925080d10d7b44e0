import { describe, expect, it } from 'vitest';

import { PatternTexts } from '../../../src/solver/links/regular/pattern-texts.ts';

describe('a text that a pattern does not match', () => {
  const texts = new PatternTexts();

  it.each([
    [String.raw`^\d+$`, '', 4],
    ['^[a-z]*$', 'i', 3],
    ['a|b', '', 2],
    ['^(?:[^%]|%[0-7][0-9a-f])*(?:%[0-9a-f]?(?:[^0-9a-f][^]*)?)?$', '', 3],
  ])('/%s/%s of a given length', (source, flags, length) => {
    const text = texts.avoiding(source, flags, length);
    expect(text).toHaveLength(length);
    expect(text).not.toMatch(new RegExp(source, flags));
  });

  it('is unknown if there is none, if it is long, and for patterns that are not regular', () => {
    expect(texts.avoiding('^', '', 2)).toBeUndefined();
    expect(texts.avoiding('a', '', 1000)).toBeUndefined();
    expect(texts.avoiding(String.raw`\bx`, '', 2)).toBeUndefined();
  });
});
