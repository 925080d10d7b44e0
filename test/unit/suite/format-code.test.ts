import { format } from 'prettier';
import { expect, it } from 'vitest';

import { scriptedIn } from '../../../src/suite/emit/call-source.ts';
import { elementsSource } from '../../../src/suite/emit/elements-source.ts';
import { expectedFailureSource } from '../../../src/suite/emit/expected-failure-source.ts';
import { knownFailureSource } from '../../../src/suite/emit/known-failure-source.ts';
import { nearlySource } from '../../../src/suite/emit/nearly-source.ts';
import { programRunner } from '../../../src/suite/emit/program-source.ts';
import { recordedSource } from '../../../src/suite/emit/recordings.ts';
import { thrownBySource } from '../../../src/suite/emit/thrown-by-source.ts';
import { defaultStyle, type CodeStyle } from '../../../src/suite/format/code-style.ts';
import { formatCode } from '../../../src/suite/format/format-code.ts';

const long = 'abcdefghijklmnopqrstuvwxyz and 0123456789';
const source = `import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

/** A helper. */
async function elementsOf(value) {
  const list = [];
  while (list.length < 1000) {
    if (list.done) return list;
    list.push(await value.next());
  }
  try {
    list.pop();
  } catch (error) {
    throw new Error("not 'this'");
  }
}

describe('parse', () => {
  // A comment.
  it('a title that is longer than a line may be, which stays on its line all the same, whatever it takes', () => {
    expect(() => parse('${long} ${long}')).toThrow(expect.objectContaining({ name: 'SyntaxError', message: '${long}' }));
    assert.throws(() => parse('{"a":'), { name: 'SyntaxError', message: '${long} in ${long}' });
    assert.deepEqual(parse('${long}'), [1, -2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2, 3, 1, 2]);
  });

  it('b', async () => {
    const shared = { 'a-b': 1, c: [[1, 2], [3, 4]], d: { e: null, f: undefined }, '1': -0 };
    await expect(parse('[1]')).rejects.toThrow(expect.objectContaining({ name: 'SyntaxError', message: '${long}' }));
    expect(parse('${long}')).toEqual({ a: [{ b: 1 }, { c: 2 }], d: new Map([['${long}', 1], ['${long}', 2]]) });
    expect(await (async (instance) => [await instance.push(7), (instance.top = 5)])(new Stack(1, 2))).toEqual([{ a: '${long}' }]);
  });
});
`;

const styles: readonly Partial<CodeStyle>[] = [
  {},
  { singleQuote: true, width: 100 },
  { semicolons: false, trailingCommas: 'none', arrowParentheses: 'avoid' },
  { useTabs: true, indent: 4, bracketSpacing: false, trailingCommas: 'es5' },
];

const helpers = (path: string): string => {
  const isTyped = path.endsWith('.ts');
  const testFile = {
    path,
    runner: 'node',
    modules: 'esm',
    hasGlobals: false,
    style: defaultStyle,
    withLines: false,
  } as const;
  return [
    knownFailureSource(isTyped),
    expectedFailureSource(isTyped),
    nearlySource(isTyped),
    thrownBySource(isTyped),
    elementsSource(isTyped),
    recordedSource(testFile),
    programRunner('program.mjs', testFile),
    ...scriptedIn(['scripted('], path),
  ].join('\n');
};

it.each(styles)('prints tests and their helpers as Prettier does in the style %j', async (changes) => {
  const style = { ...defaultStyle, ...changes };
  for (const [filepath, code] of ['a.test.ts', 'a.test.mjs'].flatMap(
    (path) =>
      [
        [path, source],
        [path, helpers(path)],
      ] as const,
  )) {
    const text = formatCode(code, filepath, style);
    const options = {
      filepath,
      printWidth: style.width,
      tabWidth: style.indent,
      useTabs: style.useTabs,
      singleQuote: style.singleQuote,
      semi: style.semicolons,
      trailingComma: style.trailingCommas,
      bracketSpacing: style.bracketSpacing,
      arrowParens: style.arrowParentheses,
    };
    expect(await format(text, options)).toBe(text);
  }
});

it('escapes what a reader cannot see, and writes repetitions with repeat', () => {
  const text = formatCode(
    String.raw`parse("\ufeff\u200b" + "x" + ${JSON.stringify('['.repeat(4000))});`,
    'a.js',
    defaultStyle,
  );
  expect(text).toBe(String.raw`parse("\ufeff\u200b" + "x" + "[".repeat(4000));` + '\n');
});
