import { describe, expect, it } from 'vitest';

import { decisionsIn, mergeTests, withKeys } from '../../../src/suite/update/merge-tests.ts';

const path = 'parse.test.ts';
const sourceOf = (text: string, recorded: Readonly<Record<string, string>> = {}) => ({
  text,
  path,
  recording: (name: string) => recorded[name],
});

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
const written = withKeys(sourceOf(fileOf(first)), keyed(first));

const update = (existing: string, tests: Readonly<Record<string, string>>, gone: readonly string[] = []) =>
  mergeTests(sourceOf(existing), sourceOf(fileOf(tests)), keyed(tests), new Set(gone));

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
  expect(text.replace(/\n\/\/ For [^]*$/u, '').replace("import { inspect } from 'node:util';\n", '')).toBe(
    fileOf(tests).replace("import { inspect } from 'node:util';\n", ''),
  );
  expect(text).toContain("import { inspect } from 'node:util';");
  expect(update(text, tests)).toMatchObject({ text, counts: { unchanged: 4, changed: 0, added: 0 } });
});

it('keeps its notes in the order of the tests, so that a second update changes nothing', () => {
  const tests = { 'parses 0': "expect(parse('0')).toBe(0);", ...first };
  const { text } = update(written, tests);
  expect(text).toContain(withKeys(sourceOf(fileOf(tests)), keyed(tests)).split('// For')[1]);
  expect(update(text, tests).text).toBe(text);
});

it('keeps tests that the user edited, renamed, wrote and removed', () => {
  const edited = written
    .replace('toBe(1)', 'toBe(100)')
    .replace('parses b', 'knows b')
    .replace(/ {2}it\('parses c'[^]*?\n {2}\}\);\n/u, "  it('mine', () => {\n    expect(1).toBe(1);\n  });\n");
  const tests = { ...first, 'parses a': "expect(parse('a')).toBe(5);" };
  const { text, counts } = update(edited, tests);
  expect(counts).toMatchObject({ edited: 2, unchanged: 1, removed: 1, added: 0, changed: 0 });
  expect(text.replace(/\/\/ For [^]*$/u, '')).toBe(edited.replace(/\/\/ For [^]*$/u, ''));
  expect(decisionsIn(sourceOf(text))).toEqual({ kept: new Set(['a', 'b']), removed: new Set(['c']) });
});

it('removes tests whose input fails now', () => {
  const { 'parses b': _failing, ...others } = first;
  const { text, counts } = update(written, others, ['b']);
  expect(counts).toMatchObject({ dropped: 1, unchanged: 2 });
  expect(text.replace(/\n\/\/ For [^]*$/u, '')).toBe(fileOf(others));
});

describe('recorded results', () => {
  const tests = { 'parses a': "expect(parse('a')).toBe(recorded('a1b2c3.txt'));", 'parses b': first['parses b'] };
  const before = { 'a1b2c3.txt': 'long' };
  const file = withKeys(sourceOf(fileOf(tests), before), keyed(tests));
  const updated = (now: Readonly<Record<string, string>>, observed: Readonly<Record<string, string>>) =>
    mergeTests(sourceOf(file, now), sourceOf(fileOf(tests), observed), keyed(tests), new Set());

  it('are written again if the result is another one', () => {
    expect(updated(before, before)).toMatchObject({ text: file, counts: { unchanged: 2 }, recordings: [] });
    const { counts, recordings } = updated(before, { 'a1b2c3.txt': 'longer' });
    expect(counts).toMatchObject({ changed: 1, unchanged: 1 });
    expect(recordings).toEqual(['a1b2c3.txt']);
  });

  it('stay as they are if the user edited them', () => {
    const { counts, recordings } = updated({ 'a1b2c3.txt': 'mine' }, { 'a1b2c3.txt': 'longer' });
    expect(counts).toMatchObject({ edited: 1, changed: 0, unchanged: 1 });
    expect(recordings).toEqual([]);
  });
});

it('lists what was written in short lines', () => {
  const many = Object.fromEntries(
    Array.from('abcdef0', (name) => [`parses ${name}`, `expect(parse('${name}')).toBe(1);`]),
  );
  const text = withKeys(sourceOf(fileOf(many)), keyed(many));
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(81);
  expect(decisionsIn(sourceOf(text)).kept.size).toBe(7);
  expect(update(text, many).text).toBe(text);
});

it('inserts helpers with their comments, and keeps those that the user edited', () => {
  const helper = '/** Adds.\n * Numbers only. */\nfunction add(a, b) {\n  return a + b;\n}\n';
  const fresh = fileOf(first).replace("\n\ndescribe('parse'", `\n\n${helper}\ndescribe('parse'`);
  const merged = (existing: string) => mergeTests(sourceOf(existing), sourceOf(fresh), keyed(first), new Set()).text;
  expect(fresh).toContain(helper);
  expect(merged(written)).toContain(`\n\n${helper}\ndescribe('parse'`);
  const edited = merged(written).replace('return a + b', 'return Number(a) + b');
  expect(merged(edited)).toBe(edited);
});
