import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { describedFolders, folderSizes } from './described-folders.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const architecture = readFileSync(path.join(root, 'ARCHITECTURE.md'), 'utf8');
const described = describedFolders(architecture);
const sizes = folderSizes(
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.ts')),
);

/** A reader can take in this many names at a glance; a larger folder holds more than one idea. */
const mostFiles = 22;

it('every folder of src is described in ARCHITECTURE.md', () => {
  expect(sizes.size).toBeGreaterThan(100);
  expect([...sizes.keys()].filter((folder) => !described.has(folder))).toEqual([]);
});

it('ARCHITECTURE.md describes only folders that exist', () => {
  expect([...described].filter((folder) => !sizes.has(folder))).toEqual([]);
});

it(`no folder has more than ${mostFiles} files of its own`, () => {
  expect([...sizes].filter(([, size]) => size > mostFiles)).toEqual([]);
});

it('a folder is described by a line of its own, or by its name in the line of the folder above', () => {
  const page = ['| `a/` | one; `b/` has two |', '| `a/c/` | three |', 'In prose, `d/` is not described.'].join('\n');
  expect([...describedFolders(page)]).toEqual(['a', 'a/b', 'a/c']);
});

it('only files of the folder itself count', () => {
  expect([...folderSizes(['a/x.ts', 'a/b/y.ts', 'a/b/z.ts', 'index.ts'])]).toEqual([
    ['a', 1],
    ['a/b', 2],
  ]);
});
