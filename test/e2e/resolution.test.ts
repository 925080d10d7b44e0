import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { document, temporaryFolder } from './coppice.ts';

const folder = path.join(temporaryFolder(), 'with space', 'ünï-код');

function file(name: string, content: string): string {
  const written = path.join(folder, name);
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, content);
  return written;
}

/** A repository of two packages: one is a link in the other's `node_modules`, as package managers make it. */
function repository(): string {
  file(
    'packages/words/package.json',
    '{ "name": "@own/words", "type": "module", "exports": { ".": { "node": "./src/node.ts", "default": "./missing.js" }, "./deep/*": "./src/*.ts" } }',
  );
  file('packages/words/src/node.ts', "export const word = 'workspace';\n");
  file('packages/words/src/extra.ts', "export const extra = 'deep';\n");
  file(
    'packages/app/package.json',
    '{ "name": "app", "type": "module", "imports": { "#own": { "browser": "./missing.js", "default": "./src/own.ts" }, "#part/*": "./src/parts/*.ts" } }',
  );
  file('base.json', '{ "compilerOptions": { "experimentalDecorators": true, "paths": { "unused": ["./nowhere"] } } }');
  file(
    'packages/app/tsconfig.json',
    '{\n  // Comments are allowed.\n  "extends": "../../base.json",\n  "compilerOptions": { "baseUrl": "./src", "paths": { "@/*": ["aliased/*"] }, },\n}\n',
  );
  file('packages/app/src/own.ts', "export const own = 'imports';\n");
  file('packages/app/src/parts/one.ts', "export const one = 'part';\n");
  file('packages/app/src/aliased/alias.ts', "export const alias = 'paths';\n");
  file('packages/app/src/based.ts', "export const based = 'base';\n");
  mkdirSync(path.join(folder, 'packages/app/node_modules/@own'), { recursive: true });
  symlinkSync('../../../words', path.join(folder, 'packages/app/node_modules/@own/words'));
  return file(
    'packages/app/src/tärget file.ts',
    [
      "import { word } from '@own/words';",
      "import { extra } from '@own/words/deep/extra';",
      "import { own } from '#own';",
      "import { one } from '#part/one';",
      "import { alias } from '@/alias';",
      "import { based } from 'based';",
      'export function f(s: string): number {',
      "  if (s === [word, extra, own, one, alias, based].join('-')) return (null as any).x;",
      '  return s.length;',
      '}',
      '',
    ].join('\n'),
  );
}

it('packages, links, imports, paths and odd names are found as the tools of the user find them', () => {
  const target = repository();
  const out = path.join(folder, 'out');
  const found = document(['run', `${target}#f`, '--runs', '30', '--workers', '1', '--out', out]);
  expect(found['findings']).toMatchObject([
    {
      site: expect.stringMatching(/ünï-код\/packages\/app\/src\/tärget file\.ts:8:\d+$/u) as string,
      input: 'workspace-deep-imports-part-paths-base',
    },
  ]);
});
