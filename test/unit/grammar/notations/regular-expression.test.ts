import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CoppiceError } from '../../../../src/core/coppice-error.ts';
import { SourceText } from '../../../../src/core/text/source-text.ts';
import { CharSet } from '../../../../src/grammar/characters/char-set.ts';
import { alt, charClass, epsilon, type Expression, literal, repeat, seq } from '../../../../src/grammar/expression.ts';
import { Cursor } from '../../../../src/grammar/notations/cursor.ts';
import { readRegExp } from '../../../../src/grammar/notations/regular-expression.ts';

function read(pattern: string, flags = ''): { expression: Expression; warnings: string[] } {
  const cursor = new Cursor(new SourceText('test.ebnf', `/${pattern}/${flags}`));
  const expression = readRegExp({ pattern, flags, offset: 1 }, cursor);
  return { expression, warnings: cursor.warnings.map(({ code, location }) => `${code} ${location?.column}`) };
}

function errorOf(pattern: string, flags = ''): string {
  try {
    read(pattern, flags);
  } catch (error) {
    if (error instanceof CoppiceError && error.hint !== undefined) return `${error.code} ${error.location?.column}`;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const a = literal('a');
const digit = charClass(CharSet.chars('0123456789'));

describe('readRegExp', () => {
  it.each([
    ['abc', literal('abc')],
    ['a|', alt([a, epsilon])],
    ['', epsilon],
    ['(?:a|b)c', seq([alt([a, literal('b')]), literal('c')])],
    ['(?<name>ab)c', literal('abc')],
    ['a*', repeat(a, 0, Infinity)],
    ['a+?', repeat(a, 1, Infinity, true)],
    ['a{2,5}', repeat(a, 2, 5)],
    ['a{0}', epsilon],
    ['ab?', seq([a, repeat(literal('b'), 0, 1)])],
    [String.raw`\d\.\/\x41\u0042\cA`, seq([digit, literal('./AB\u0001')])],
    ['[^]', charClass(CharSet.all)],
    ['{,4}', literal('{,4}')],
  ] as const)('reads /%s/', (pattern, expected) => {
    expect(read(pattern)).toEqual({ expression: expected, warnings: [] });
  });

  it('lets the dot match line breaks only with the flag s', () => {
    expect(read('.').expression).toEqual(charClass(CharSet.chars('\n\r\u2028\u2029').complement()));
    expect(read('.', 's').expression).toEqual(charClass(CharSet.all));
  });

  it('ignores case only within modifiers', () => {
    expect(read('a(?i:a)').expression).toEqual(seq([a, charClass(CharSet.chars('aA'))]));
    expect(read('a(?-i:a)', 'i').expression).toEqual(seq([charClass(CharSet.chars('aA')), a]));
  });

  it('reads strings in classes', () => {
    expect(read(String.raw`[\q{ab|c|}d]`, 'v').expression).toEqual(
      alt([literal('ab'), epsilon, charClass(CharSet.chars('cd'))]),
    );
    expect(read(String.raw`[\q{ab|cd}--\q{cd}]`, 'v').expression).toEqual(literal('ab'));
    expect(read(String.raw`[\q{ab|cd}&&\q{cd|ef}]`, 'v').expression).toEqual(literal('cd'));
  });

  it.each(['g', 'y', 'd', 'm', 'gimsuy'])('accepts the flags %s', (flags) => {
    expect(read('1', flags).expression).toEqual(literal('1'));
  });

  it.each([['^a$'], ['^(?:a|b)$'], ['(^a|^b)'], ['a(b$)'], ['^$']])(
    'drops the outer anchors of /%s/ silently',
    (pattern) => {
      expect(read(pattern).warnings).toEqual([]);
    },
  );

  it.each([
    ['a^b', ['regexp-assertion 3']],
    ['a$b', ['regexp-assertion 3']],
    ['(?:^a)*', ['regexp-assertion 5']],
    [String.raw`\ba\B`, ['regexp-assertion 2', 'regexp-assertion 5']],
    [
      '(?=a)b(?!c)(?<=d)(?<!e)',
      ['regexp-assertion 2', 'regexp-assertion 8', 'regexp-assertion 13', 'regexp-assertion 19'],
    ],
  ])('drops the assertions of /%s/ with a warning each', (pattern, warnings) => {
    expect(read(pattern).warnings).toEqual(warnings);
  });

  it.each([
    ['[\u{1F600}]', '', ['regexp-surrogates 3']],
    ['\u{1F600}+', '', ['regexp-surrogates 3']],
    ['\u{1F600}', '', []],
    ['[\u{1F600}]\u{1F600}+', 'u', []],
    [String.raw`[\ud800-\udfff]`, '', []],
  ])('warns if /%s/%s splits a character', (pattern, flags, warnings) => {
    expect(read(pattern, flags).warnings).toEqual(warnings);
  });

  it.each([
    ['(a)\\1', '', 'regexp-back-reference 5'],
    ['(?<x>a)\\k<x>', '', 'regexp-back-reference 9'],
    ['[]', '', 'regexp-empty-class 2'],
    ['a[^\\s\\S]', '', 'regexp-empty-class 3'],
    ['a)', '', 'regexp-syntax 3'],
    ['a**', '', 'regexp-syntax 5'],
    ['[b-a]', '', 'regexp-syntax 6'],
    ['\\p{Nope}', 'u', 'regexp-syntax 9'],
    ['[\\p{RGI_Emoji}]', 'v', 'regexp-property 3'],
    ['a', 'x', 'regexp-flags 4'],
    ['a', 'ii', 'regexp-flags 4'],
    ['a', 'uv', 'regexp-flags 4'],
    ['('.repeat(100_000), '', 'grammar-too-deep 1002'],
    ['['.repeat(100_000), 'v', 'grammar-too-deep 1002'],
  ])('rejects case %$', (pattern, flags, expected) => {
    expect(errorOf(pattern, flags)).toBe(expected);
  });

  it('reads 1000 levels of groups and a class full of brackets', () => {
    expect(read(`${'('.repeat(1000)}a${')'.repeat(1000)}`).expression).toEqual(a);
    expect(read(`[${'[('.repeat(2000)}]`).expression).toEqual(charClass(CharSet.chars('[(')));
  });
});

describe('classes', () => {
  const atom = fc.constantFrom(
    'a',
    'K',
    'z',
    'ſ',
    'ß',
    'Σ',
    'a-f',
    'G-k',
    '\\d',
    '\\w',
    '\\W',
    '\\s',
    '\\S',
    '\\x41',
    '\\u212a',
  );
  const unicodeAtom = fc.constantFrom('\\p{Lu}', '\\P{Lu}', '\\p{Script=Greek}', '\\u{10400}', '\\P{L}');
  const plain = fc.tuple(
    fc.oneof(
      atom.filter((text) => !text.slice(1).includes('-')),
      classOf(atom),
    ),
    fc.constantFrom('', 'i'),
  );
  const either = fc.oneof(atom, unicodeAtom);
  const unicode = fc.tuple(classOf(either), fc.constantFrom('u', 'iu', 'v', 'iv'));
  const sets = fc.tuple(
    fc.tuple(classOf(either), fc.constantFrom('--', '&&', ''), classOf(either)).map(([x, op, y]) => `[${x}${op}${y}]`),
    fc.constantFrom('v', 'iv'),
  );
  const samples = Array.from('aAfFgGkKK zZſsSßẞΣσςµμ09_-\n\u2028é\u00a0\u{10400}\u{10428}\ud800', (char) => char);

  it('match what the engine matches', () => {
    fc.assert(
      fc.property(fc.oneof(plain, unicode, sets), ([pattern, flags]) => {
        const native = new RegExp(`^(?:${pattern})$`, flags);
        const set = matchedSet(pattern, flags);
        const known = samples.filter((char) => char.length === 1 || /[uv]/.test(flags));
        const ours = known.filter((char) => set.has(char.codePointAt(0)!));
        expect(ours).toEqual(known.filter((char) => native.test(char)));
      }),
      { seed: 1, numRuns: 1500 },
    );
  });
});

function classOf(atoms: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(fc.constantFrom('', '^'), fc.array(atoms, { minLength: 1, maxLength: 3 }))
    .map(([caret, parts]) => `[${caret}${parts.join('')}]`);
}

function matchedSet(pattern: string, flags: string): CharSet {
  try {
    const { expression } = read(pattern, flags);
    if (expression.kind === 'class') return expression.set;
    return expression.kind === 'literal' ? CharSet.chars(expression.text) : CharSet.empty;
  } catch (error) {
    if (error instanceof CoppiceError && error.code === 'regexp-empty-class') return CharSet.empty;
    throw error;
  }
}
