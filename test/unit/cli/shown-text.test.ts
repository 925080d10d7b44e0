import { describe, expect, it } from 'vitest';

import { shownText } from '../../../src/cli/shown-text.ts';
import { colorStyle, plainStyle } from '../../../src/cli/style.ts';

describe('texts of subjects on a terminal', () => {
  it('writes out what a terminal would act upon', () => {
    expect(shownText('a\u001b]0;title\u0007\u009b1m\u202e\r\tb\n', plainStyle)).toBe(
      'a\\u001b]0;title\\u0007\\u009b1m\\u202e\\u000d\tb\n',
    );
  });

  it('leaves the colors of the style, and those only', () => {
    const text = `${colorStyle.red('exception')}: \u001b[2J\u001b[31`;
    expect(shownText(text, colorStyle)).toBe('\u001b[31mexception\u001b[39m: \\u001b[2J\\u001b[31');
    expect(shownText(text, plainStyle)).not.toContain('\u001b');
  });

  it('keeps a JSON document what it is', () => {
    const document = { error: 'x\\\u009b\u007f\u001b"\u2028' };
    const shown = shownText(JSON.stringify(document), plainStyle);
    expect(shown).not.toMatch(/[\u007f-\u009f\u2028]/u);
    expect(JSON.parse(shown)).toEqual(document);
  });
});
