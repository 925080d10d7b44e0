import { inspect } from 'node:util';

import { describe, expect, it } from 'vitest';

import { buildInMemory, runCommonJs } from './run-built.ts';
import { programs } from './transparent-programs.ts';

describe('the coverage build makes no change that a program can observe', () => {
  for (const [name, text] of Object.entries(programs)) {
    it(name, () => {
      const built = buildInMemory(text);
      const plain = runCommonJs(text);
      expect(runCommonJs(built.text).seen).toEqual(plain.seen);
      expect(plain.seen).not.toEqual([]);
      expect(inspect(plain.seen)).not.toContain('SyntaxError');
      expect(built.text.split('\n')).toHaveLength(text.split('\n').length);
    });
  }

  it('has at least sixty programs', () => {
    expect(Object.keys(programs).length).toBeGreaterThanOrEqual(60);
  });
});
