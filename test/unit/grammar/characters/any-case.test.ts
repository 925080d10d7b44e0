import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCase, type CaseFlags, ignoreCase } from '../../../../src/grammar/characters/any-case.ts';
import { CharSet } from '../../../../src/grammar/characters/char-set.ts';
import { charClass, epsilon, literal, seq } from '../../../../src/grammar/expression.ts';

describe('ignoreCase', () => {
  const flags = fc.constantFrom<CaseFlags>('i', 'iu');
  /**
   * Letters with more than two forms, with distant forms, without a form of one character, or without an ASCII form.
   */
  const tricky = fc.constantFrom(...Array.from('kKſsSµμΜßẞıIİiςσΣåÅÅθϑᲀвǅǆǄ'));

  it('agrees with the engine', () => {
    fc.assert(
      fc.property(
        fc.oneof(tricky, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })),
        tricky,
        flags,
        (x, y, f) => {
          fc.pre(f === 'iu' || (x.length === 1 && !/[\ud800-\udfff]/.test(x)));
          const code = x.codePointAt(0)!.toString(16);
          const pattern = new RegExp(f === 'iu' ? `^\\u{${code}}$` : `^\\u${code.padStart(4, '0')}$`, f);
          expect(ignoreCase(CharSet.chars(x), f).has(y.codePointAt(0)!)).toBe(pattern.test(y));
        },
      ),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('keeps the members of the set', () => {
    expect(ignoreCase(CharSet.all, 'i').equals(CharSet.all)).toBe(true);
    expect(ignoreCase(CharSet.range(0x30, 0x39), 'iu').equals(CharSet.range(0x30, 0x39))).toBe(true);
  });

  it('reaches beyond ASCII only by case folding', () => {
    expect(ignoreCase(CharSet.chars('k'), 'i').toString()).toBe('[Kk]');
    expect(ignoreCase(CharSet.chars('k'), 'iu').toString()).toBe('[Kk\\u{212a}]');
  });
});

describe('anyCase', () => {
  it('leaves characters without case in literals', () => {
    const expected = seq([literal('1-'), charClass(CharSet.chars('xX')), literal('=2')]);
    expect(anyCase('1-x=2')).toEqual(expected);
    expect(anyCase('123')).toEqual(literal('123'));
    expect(anyCase('')).toEqual(epsilon);
  });
});
