import { describe, expect, it } from 'vitest';
import { importBreaches, type SourceFile } from './import-breaches.ts';
import { sourceFiles } from './source-files.ts';

function filesWhere(predicate: (file: SourceFile) => boolean): string[] {
  return sourceFiles.filter(predicate).map((file) => file.path);
}

/** Examples in documentation may do what code may not. */
function codeOf(text: string): string {
  return text.replaceAll(/^ *\*.*$/gm, '');
}

describe('layers', () => {
  it('import only what the architecture allows', () => {
    expect(sourceFiles.length).toBeGreaterThan(100);
    expect(importBreaches(sourceFiles)).toEqual([]);
  });

  it.each([
    ['core/a.ts', "import { x } from '../grammar/node.ts';", '`core` must not import `grammar`'],
    ['grammar/a.ts', "import type { x } from '../derivation/b.ts';", '`grammar` must not import types of `derivation`'],
    ['grammar/deep/a.ts', "export * from '../../derivation/b.ts';", '`grammar` must not import `derivation`'],
    ['grammar/a.ts', "import {\n  x,\n  y,\n} from '../derivation/b.ts';", '`grammar` must not import `derivation`'],
    ['grammar/a.ts', "import '../cli/main.ts';", '`grammar` must not import `cli`'],
    ['derivation/a.ts', "const x = await import('../cli/main.ts');", '`derivation` must not import `cli`'],
    ['derivation/a.ts', "import { x } from '../index.ts';", '`derivation` must not import `index.ts`'],
    ['runtime/a.ts', "import { x } from '../constraint/b.ts';", '`runtime` must not import `constraint`'],
    ['shared/a.ts', '', 'the folder `shared` is not in the table'],
  ])('are breached by %s with %j', (file, text, breach) => {
    expect(importBreaches([{ path: file, text }])).toEqual([`${file}: ${breach}`]);
  });

  it.each([
    ['grammar/a.ts', "import { x } from './notations/b.ts'; import path from 'node:path';"],
    ['runtime/a.ts', "import type { x } from '../constraint/b.ts';"],
    ['cli/a.ts', "import { x } from '../derivation/b.ts';"],
    ['index.ts', "export { x } from './derivation/b.ts';"],
  ])('are kept by %s with %j', (file, text) => {
    expect(importBreaches([{ path: file, text }])).toEqual([]);
  });
});

describe('files', () => {
  it('are at most 400 lines long', () => {
    expect(filesWhere(({ text }) => text.split('\n').length > 401)).toEqual([]);
  });

  it('have names that say what is in them', () => {
    expect(filesWhere(({ path: name }) => /(^|[/-])(utils?|helpers?|types|common|misc)([/.-]|$)/.test(name))).toEqual(
      [],
    );
    expect(
      filesWhere(({ path: name }) => !/^([a-z0-9]+(-[a-z0-9]+)*\/)*[a-z0-9]+(-[a-z0-9]+)*\.ts$/.test(name)),
    ).toEqual([]);
  });

  it('have no default export', () => {
    expect(filesWhere(({ text }) => /^export default\b/m.test(text))).toEqual([]);
  });

  it('print only in the command line', () => {
    const prints = /\bconsole\.|\bprocess\.(stdout|stderr)\b/;
    expect(filesWhere(({ path: name, text }) => !name.startsWith('cli/') && prints.test(codeOf(text)))).toEqual([]);
  });

  it('read the arguments of the command line only in the command line', () => {
    // Those of a subject are set, not read.
    const reads = /\bprocess\.argv\b(?! = )/;
    expect(filesWhere(({ path: name, text }) => !name.startsWith('cli/') && reads.test(text))).toEqual([]);
  });
});
