import { describe, expect, it } from 'vitest';

import { shownText } from '../../../../src/core/text/shown-text.ts';
import { colorStyle } from '../../../../src/core/text/style.ts';

describe('texts of subjects on a terminal', () => {
  it('writes out what a terminal would act upon', () => {
    expect(shownText('a\u001b]0;title\u0007\u009b1m\u202e\r\tb\n')).toBe(
      'a\\u001b]0;title\\u0007\\u009b1m\\u202e\\u000d\tb\n',
    );
  });

  it('leaves the colors of the style, and those only', () => {
    const text = `${colorStyle.red('exception')}: \u001b[2J\u001b[31m`;
    expect(shownText(text)).toBe('\u001b[31mexception\u001b[39m: \\u001b[2J\\u001b[31m');
  });

  it('keeps a JSON document what it is', () => {
    const document = { error: 'x\\\u009b\u007f\u001b"\u2028' };
    const shown = shownText(JSON.stringify(document));
    expect(shown).not.toMatch(/[\u007f-\u009f\u2028]/u);
    expect(JSON.parse(shown)).toEqual(document);
  });
});
