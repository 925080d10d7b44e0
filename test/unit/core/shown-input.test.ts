import { describe, expect, it } from 'vitest';

import { builtObject } from '../../../src/core/built-object.ts';
import { encodeTagged } from '../../../src/core/tagged-value.ts';
import { shownInput } from '../../../src/core/text/shown-input.ts';

describe('showing values on a terminal', () => {
  it('writes values as a program would', () => {
    expect(shownInput('a"b')).toBe(String.raw`"a\"b"`);
    const value = ['', undefined, Number.NaN, -0, 3n, { a: 1 }];
    expect(shownInput(encodeTagged(value))).toBe('["", undefined, NaN, -0, 3n, {"a": 1}]');
    const built = [
      builtObject('Map', [['k', 1]]),
      builtObject('Record', [['k', undefined]]),
      builtObject('URL', 'a:b'),
    ];
    expect(shownInput(encodeTagged(built))).toBe('[Map([["k", 1]]), {"k": undefined}, URL("a:b")]');
    expect(shownInput(encodeTagged(builtObject('RegExp', ['a+', 'g'])))).toBe('/a+/g');
  });

  it('says how much there is of what it leaves out', () => {
    const shown = shownInput('['.repeat(100_000));
    expect(shown.length).toBeLessThan(500);
    expect(shown).toContain('... (100,002 characters in all)');
  });
});
