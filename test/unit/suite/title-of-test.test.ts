import { expect, it } from 'vitest';

import { titlesOf } from '../../../src/suite/naming/title-of-test.ts';
import type { Expectation } from '../../../src/suite/selection/expectation.ts';
import { messagePattern } from '../../../src/suite/selection/message-pattern.ts';

const value = (source: string): Expectation => ({ kind: 'value', source, isExact: true });
const thrown = (errorClass: string, text: string): Expectation => ({
  kind: 'thrown',
  error: { errorClass, name: errorClass, text, message: messagePattern(text, []) },
});
const titles = (exportName: string, ...tests: readonly (readonly [string, Expectation])[]): string[] =>
  titlesOf(
    tests.map(([text, expected]) => ({ input: { kind: 'text', text }, expected })),
    { file: 'src/x.ts', exportName, execution: {} },
    new Set(),
  );

it('states what the target does, with a verb from its name', () => {
  expect(titles('parseAll', ['[1]', value('[1]')], ['1', value('1')])).toEqual(['parses `[1]`', 'parses `1` as 1']);
  expect(titles('evaluate', ['1+2', value('3')])).toEqual(['evaluates `1+2` to 3']);
  expect(titles('isEmail', ['a@b', value('true')], ['', value('{}')])).toEqual([
    'returns true for `a@b`',
    'returns an empty object for the empty string',
  ]);
  expect(titles('parse', ['{"a":', thrown('SyntaxError', 'unexpected end\nat 1')])).toEqual([
    'rejects `{"a":` with SyntaxError: unexpected end',
  ]);
});

it('shows inputs so that they cannot be misread, and shortly', () => {
  const inputs = ['\ufeff', ' a', '['.repeat(4000), 'abc'.repeat(9) + 'y'.repeat(20) + 'z'.repeat(20)];
  expect(titles('parse', ...inputs.map((text) => [text, value('{ a: 1 }')] as const))).toEqual([
    String.raw`parses "\ufeff"`,
    'parses " a"',
    "parses '['.repeat(4000)",
    `parses \`${inputs[3]!.slice(0, 50)}…\` (67 characters)`,
  ]);
});

it('gives no two tests one title', () => {
  const inputs = [`${'ab, '.repeat(3)}${'0123456789'.repeat(4)}x`, `${'ab, '.repeat(3)}${'0123456789'.repeat(4)}y`];
  const own = titles('parse', ...inputs.map((text) => [text, value('{ a: 1 }')] as const));
  expect(new Set(own).size).toBe(2);
});

it('leaves out of messages what another run or machine changes', () => {
  expect(messagePattern('expected ) at 3', [])).toEqual({ kind: 'exact', text: 'expected ) at 3' });
  expect(messagePattern('no file /srv/a/b.txt (3)', ['/srv/a'])).toEqual({
    kind: 'pattern',
    source: String.raw`^no file .* \(3\)$`,
  });
  const { source } = messagePattern('Unexpected token in JSON at position 3', []) as { readonly source: string };
  expect('Unexpected token in JSON at position 3 (line 1 column 4)').toMatch(new RegExp(source, 'u'));
});
