import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { changedBetween } from '../../../src/config/changed-between.ts';

const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'coppice-changed-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines = Array.from({ length: 20 }, (_, i) => `export const part${i} = ${i};`);

function written(file: string, text: string): { file: string; exportName: string } {
  const at = path.join(folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
  return { file: at, exportName: 'parse' };
}

it('finds the lines in which versions of a package differ, in all files but those of dependencies', () => {
  const [a, b] = ['1', '2'].map((version) => written(`${version}/node_modules/p/index.js`, lines.join('\n')));
  const [old, now] = ['1', '2'].map((version) =>
    written(`${version}/node_modules/p/lib/part.js`, [...lines, `export const limit = ${version};`].join('\n')),
  );
  for (const version of ['1', '2']) written(`${version}/node_modules/p/node_modules/q/index.js`, `x(${version});`);
  const changed = changedBetween([a!, b!]);
  const at = (file: string) => changed?.get(file);
  expect(at(a!.file)).toEqual([]);
  expect(at(old!.file)).toEqual([{ from: 19, to: 23 }]);
  expect(at(now!.file)).toEqual([{ from: 19, to: 23 }]);
  expect(changed?.size).toBe(4);
});

it('compares files outside of packages alone', () => {
  const a = written('src/a.js', lines.join('\n'));
  const b = written('src/b.js', lines.with(9, 'export const part9 = 10;').join('\n'));
  expect(changedBetween([a, b])?.get(b.file)).toEqual([{ from: 8, to: 12 }]);
});

it('finds nothing in common between other implementations', () => {
  const a = written('src/a.js', lines.join('\n'));
  const b = written('src/c.js', lines.map((line) => line.replace('part', 'piece')).join('\n'));
  expect(changedBetween([a, b])).toBeUndefined();
});
