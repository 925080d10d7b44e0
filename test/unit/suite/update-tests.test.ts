import { expect, it } from 'vitest';

import { decisionsIn, mergeTests, withKeys } from '../../../src/suite/update/merge-tests.ts';

const path = 'parse.test.ts';

function fileOf(tests: Readonly<Record<string, string>>): string {
  const blocks = Object.entries(tests).map(([title, body]) => `  it('${title}', () => {\n    ${body}\n  });\n`);
  const isEqual = Object.values(tests).some((body) => body.includes('inspect('));
  const imports = `import { describe, expect, it } from 'vitest';\n${isEqual ? "import { inspect } from 'node:util';\n" : ''}`;
  return `${imports}\ndescribe('parse', () => {\n${blocks.join('\n')}});\n`;
}

const keyed = (tests: Readonly<Record<string, string>>): { title: string; key: string }[] =>
  Object.keys(tests).map((title) => ({ title, key: title.split(' ')[1] ?? '' }));

const first = {
  'parses a': "expect(parse('a')).toBe(1);",
  'parses b': "expect(parse('b')).toBe(2);",
  'parses c': "expect(parse('c')).toBe(3);",
};
const written = withKeys(fileOf(first), path, keyed(first));

const update = (existing: string, tests: Readonly<Record<string, string>>, gone: readonly string[] = []) =>
  mergeTests(existing, fileOf(tests), path, keyed(tests), new Set(gone));

it('leaves a file as it is if nothing changed, however it is formatted now', () => {
  expect(update(written, first).text).toBe(written);
  const formatted = written.replaceAll("'", '"').replace('toBe(1)', 'toBe(\n      1,\n    )');
  expect(update(formatted, first)).toMatchObject({ text: formatted, counts: { unchanged: 3, changed: 0, added: 0 } });
});

it('replaces tests with another result, and inserts new ones behind their predecessors', () => {
  const tests = {
    ...first,
    'parses b': "expect(parse('b')).toBe(20);",
    'parses d': "expect(inspect(parse('d'))).toBe('4');",
  };
  const { text, counts } = update(written, tests);
  expect(counts).toMatchObject({ unchanged: 2, changed: 1, added: 1 });
  expect(text.replace(/\n\/\/ For [^\n]*\n/u, '').replace("import { inspect } from 'node:util';\n", '')).toBe(
    fileOf(tests).replace("import { inspect } from 'node:util';\n", ''),
  );
  expect(text).toContain("import { inspect } from 'node:util';");
  expect(update(text, tests)).toMatchObject({ text, counts: { unchanged: 4, changed: 0, added: 0 } });
});

it('keeps tests that the user edited, renamed, wrote and removed', () => {
  const edited = written
    .replace('toBe(1)', 'toBe(100)')
    .replace('parses b', 'knows b')
    .replace(/ {2}it\('parses c'[^]*?\n {2}\}\);\n/u, "  it('mine', () => {\n    expect(1).toBe(1);\n  });\n");
  const tests = { ...first, 'parses a': "expect(parse('a')).toBe(5);" };
  const { text, counts } = update(edited, tests);
  expect(counts).toMatchObject({ edited: 2, unchanged: 1, removed: 1, added: 0, changed: 0 });
  expect(text.replace(/\/\/ For [^\n]*\n/u, '')).toBe(edited.replace(/\/\/ For [^\n]*\n/u, ''));
  expect(decisionsIn(text, path)).toEqual({ kept: new Set(['a', 'b']), removed: new Set(['c']) });
});

it('removes tests whose input fails now', () => {
  const { 'parses b': _failing, ...others } = first;
  const { text, counts } = update(written, others, ['b']);
  expect(counts).toMatchObject({ dropped: 1, unchanged: 2 });
  expect(text.replace(/\n\/\/ For [^\n]*\n/u, '')).toBe(fileOf(others));
});
