import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { declarationFile } from '../../../../src/execution/loading/declaration-file.ts';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'coppice-declarations-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Readonly<Record<string, object | string>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
}

function declared(file: string): string | undefined {
  const found = declarationFile(join(folder, file));
  return found === undefined ? undefined : relative(folder, found).replaceAll('\\', '/');
}

describe('the declaration file of a JavaScript file', () => {
  it('is the one beside it', () => {
    write({ 'src/a.js': '', 'src/a.d.ts': '', 'src/b.mjs': '', 'src/b.d.mts': '', 'src/c.js': '' });
    expect(declared('src/a.js')).toBe('src/a.d.ts');
    expect(declared('src/b.mjs')).toBe('src/b.d.mts');
    expect(declared('src/c.js')).toBeUndefined();
    expect(declared('src/a.d.ts')).toBeUndefined();
  });

  it('is that of the package for the file that an import loads', () => {
    write({
      'node_modules/one/package.json': { main: 'lib/main.js', types: 'types/one.d.ts' },
      'node_modules/one/lib/main.js': '',
      'node_modules/one/lib/other.js': '',
      'node_modules/one/types/one.d.ts': '',
      'node_modules/two/package.json': { exports: { '.': { types: './two.d.ts', default: './main.js' } } },
      'node_modules/two/main.js': '',
      'node_modules/two/two.d.ts': '',
    });
    expect(declared('node_modules/one/lib/main.js')).toBe('node_modules/one/types/one.d.ts');
    expect(declared('node_modules/one/lib/other.js')).toBeUndefined();
    expect(declared('node_modules/two/main.js')).toBe('node_modules/two/two.d.ts');
  });

  it('may be in a package of types only', () => {
    write({
      'node_modules/@scope/three/package.json': {},
      'node_modules/@scope/three/index.js': '',
      'node_modules/@types/scope__three/index.d.ts': '',
    });
    expect(declared('node_modules/@scope/three/index.js')).toBe('node_modules/@types/scope__three/index.d.ts');
  });
});
