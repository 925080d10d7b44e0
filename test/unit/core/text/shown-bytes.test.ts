import { describe, expect, it } from 'vitest';

import { shownBytes } from '../../../../src/core/text/shown-bytes.ts';

const shown = (bytes: readonly number[]): string => shownBytes(Buffer.from(bytes).toString('base64'));

describe('bytes in messages', () => {
  it('are hexadecimal digits, with the text if all of it is printable', () => {
    expect(shown([])).toBe('0 bytes');
    expect(shown([0x61])).toBe('1 byte: 61 ("a")');
    expect(shown([0x64, 0x22])).toBe(String.raw`2 bytes: 64 22 ("d\"")`);
    expect(shown([0, 0xff])).toBe('2 bytes: 00 ff');
  });

  it('are cut if there are many', () => {
    expect(shown(Array.from({ length: 1500 }, () => 0))).toMatch(/^1,500 bytes: (?:00 ){63}00\.\.\.$/u);
  });
});
