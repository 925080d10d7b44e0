import { assert, constantFrom, integer, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { shortenToWidth, displayWidth, wrapToWidth } from '../../../../src/core/text/display-width.ts';
import { colorStyle } from '../../../../src/core/text/style.ts';

const wide = '漢字 and 👩‍💻 and ｆｕｌｌ';

describe('the width of a text in a terminal', () => {
  it('counts East Asian characters and pictures twice, marks not at all, and escapes as they are shown', () => {
    expect(displayWidth('abc')).toBe(3);
    expect(displayWidth('漢字')).toBe(4);
    expect(displayWidth('e\u0301')).toBe(1);
    expect(displayWidth('😀')).toBe(2);
    expect(displayWidth('\u001b')).toBe('\\u001b'.length);
    expect(displayWidth(colorStyle.red('abc'))).toBe(3);
  });

  it('is kept by lines that are cut, which end with dots and keep their color', () => {
    expect(shortenToWidth('abcdef', 6)).toBe('abcdef');
    expect(shortenToWidth('abcdefg', 6)).toBe('abcde…');
    expect(shortenToWidth(`${colorStyle.red('漢字漢字')} tail`, 6)).toBe(colorStyle.red('漢字…'));
  });

  it('is kept by lines that are wrapped, and nothing but spaces is lost', () => {
    const texts = string({
      unit: oneof(constantFrom(' ', 'a', '漢', '😀', '\u0301'), string({ unit: 'binary' })),
    });
    assert(
      property(texts, integer({ min: 20, max: 40 }), (text, width) => {
        const lines = wrapToWidth(text, width, '  ');
        expect(lines.every((line) => displayWidth(line) <= width)).toBe(true);
        expect(lines.join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''));
      }),
      { seed: 1, numRuns: 50 },
    );
  });

  it('decides where lines are broken: at spaces, or anywhere in a word that is longer than a line', () => {
    expect(wrapToWidth('one two three', 8, '  ')).toEqual(['one two', '  three']);
    expect(wrapToWidth('      abcdefghijklmnop', 12, '      ')).toEqual(['      abcdef', '      ghijkl', '      mnop']);
    expect(wrapToWidth(wide, undefined)).toEqual([wide]);
  });
});
