import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { readableFolders } from '../../../src/execution/process/readable-folders.ts';

const root = realpathSync(mkdtempSync(join(tmpdir(), 'coppice-folders-')));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function put(path: string, text = '{}'): string {
  const file = join(root, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, text);
  return file;
}

const of = (file: string): readonly string[] => readableFolders([file]).map((folder) => folder.replace(`${root}/`, ''));

describe('what a subject may read', () => {
  it('is its package and the packages beside and above it', () => {
    put('a/node_modules/x/package.json');
    put('a/b/package.json');
    expect(of(put('a/b/src/t.js'))).toEqual(['a/b', 'a/node_modules']);
  });

  it('is all of a workspace, or of what is under version control', () => {
    put('w/package.json', '{ "workspaces": ["packages/*"] }');
    put('w/packages/p/package.json');
    expect(of(put('w/packages/p/src/t.js'))).toEqual(['w']);
    put('g/.git', '');
    put('g/packages/p/package.json');
    expect(of(put('g/packages/p/t.js'))).toEqual(['g']);
  });

  it('is what is linked into its packages, and the packages of that', () => {
    put('store/y/package.json');
    put('store/node_modules/z/package.json');
    put('l/package.json');
    mkdirSync(join(root, 'l/node_modules/@s'), { recursive: true });
    symlinkSync(join(root, 'store/y'), join(root, 'l/node_modules/@s/y'));
    symlinkSync(join(root, 'nowhere'), join(root, 'l/node_modules/gone'));
    expect(of(put('l/t.js'))).toEqual(['l', 'store/y', 'store/node_modules']);
  });

  it('is the folder of a file that belongs to nothing', () => {
    expect(of(put('alone/t.js'))).toEqual(['alone']);
  });
});
