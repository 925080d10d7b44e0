import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { packageEntry } from '../../../../src/execution/loading/package-entry.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'coppice-packages-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, description: object, files: readonly string[]): void {
  for (const file of ['package.json', ...files]) {
    const path = join(folder, 'node_modules', name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file === 'package.json' ? JSON.stringify(description) : '');
  }
}

function entry(specifier: string): string | undefined {
  const file = packageEntry(specifier, join(folder, 'below'));
  return file && relative(join(folder, 'node_modules'), file).split(sep).join('/');
}

write('main', { main: './lib/main' }, ['lib/main.js', 'lib/other.js']);
write('bare', {}, ['index.js']);
write('folder', { main: 'lib' }, ['lib/index.js']);
write('@scope/both', { exports: { '.': { import: './a.mjs', require: './a.cjs' }, './x/*': './lib/*.js' } }, [
  'a.mjs',
  'a.cjs',
  'lib/y.js',
]);
write('plain', { exports: { types: './a.d.ts', node: { require: './a.cjs', default: './a.js' } } }, ['a.js', 'a.cjs']);
write('required', { exports: { require: './a.cjs' } }, ['a.cjs']);
write('broken', { main: 'gone.js' }, []);

describe('the entry of a package', () => {
  it.each([
    ['main', 'main/lib/main.js'],
    ['main/lib/other', 'main/lib/other.js'],
    ['bare', 'bare/index.js'],
    ['folder', 'folder/lib/index.js'],
    ['@scope/both', '@scope/both/a.mjs'],
    ['@scope/both/x/y', '@scope/both/lib/y.js'],
    ['plain', 'plain/a.js'],
    ['required', 'required/a.cjs'],
  ])('is the file that is imported for %s', (specifier, file) => {
    expect(entry(specifier)).toBe(file);
  });

  it('is undefined if the package is not installed', () => {
    expect(entry('absent')).toBeUndefined();
  });

  it.each(['broken', '@scope/both/z', 'main/lib/absent'])('is an error of the user for %s', (specifier) => {
    expect(() => entry(specifier)).toThrowError(expect.objectContaining({ code: 'no-such-file' }));
  });
});
