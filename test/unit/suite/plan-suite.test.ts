import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { planSuite } from '../../../src/suite/project/plan-suite.ts';

const root = mkdtempSync(path.join(tmpdir(), 'coppice-projects-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
let projects = 0;

async function planOf(files: Readonly<Record<string, string>>, target = 'src/parse.ts') {
  const folder = path.join(root, String(projects++));
  for (const [name, text] of Object.entries({ [target]: 'export function parse() {}', ...files })) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const settings = { file: path.join(folder, target), exportName: 'parse', execution: {} };
  const { testFile, runner, notes } = await planSuite(settings, { withLines: false });
  return { ...testFile, path: path.relative(folder, path.resolve(testFile.path)), because: runner.because, notes };
}

const script = (test: string): string => JSON.stringify({ type: 'module', scripts: { test } });

it('finds the runner in scripts, dependencies and configuration files', async () => {
  expect(await planOf({ 'package.json': script('tsc && vitest run') })).toMatchObject({ runner: 'vitest' });
  expect(await planOf({ 'package.json': script('node --import tsx --test') })).toMatchObject({ runner: 'node' });
  expect(await planOf({ 'package.json': '{ "devDependencies": { "jest": "30" } }' })).toMatchObject({
    runner: 'jest',
    because: 'dependency in package.json',
  });
  expect(await planOf({ 'package.json': '{}', 'deno.json': '{}' })).toMatchObject({
    runner: 'deno',
    because: 'deno.json',
  });
});

it('puts tests where the project has its own, and names them alike', async () => {
  const manifest = { 'package.json': '{ "type": "module", "devDependencies": { "vitest": "4" } }' };
  expect(await planOf({ ...manifest, 'src/other.spec.ts': '' })).toMatchObject({ path: 'src/parse.generated.spec.ts' });
  expect(await planOf({ ...manifest, 'tests/other.test.ts': '' })).toMatchObject({
    path: 'tests/parse.generated.test.ts',
  });
  expect(await planOf(manifest)).toMatchObject({ path: 'test/parse.generated.test.ts' });
});

it('writes modules of the kind that the project has', async () => {
  const jest = { 'package.json': '{ "devDependencies": { "jest": "30" } }' };
  expect(await planOf(jest, 'lib/parse.js')).toMatchObject({
    path: 'test/parse.generated.test.js',
    modules: 'commonjs',
  });
  // Vitest cannot be required, and reads modules in files of any package.
  const vitest = { 'package.json': '{ "devDependencies": { "vitest": "4" } }' };
  expect(await planOf(vitest, 'lib/parse.js')).toMatchObject({ path: 'test/parse.generated.test.js', modules: 'esm' });
  const node = { 'package.json': '{ "scripts": { "test": "node --test" } }' };
  expect(await planOf(node, 'lib/parse.mjs')).toMatchObject({ path: 'test/parse.generated.test.mjs', modules: 'esm' });
});

it('reads the style from the configuration of formatters and editors', async () => {
  const manifest = '{ "type": "module", "scripts": { "test": "vitest" } }';
  const prettier = { 'package.json': manifest, '.prettierrc': 'singleQuote: true\nsemi: false # none\n' };
  expect(await planOf(prettier)).toMatchObject({ style: { singleQuote: true, semicolons: false, width: 80 } });
  const editor = {
    'package.json': manifest,
    '.editorconfig': 'root = true\n[*]\nindent_style = tab\n[*.md]\nindent_size = 8\n',
  };
  expect(await planOf(editor)).toMatchObject({ style: { useTabs: true, indent: 2 } });
  const biome = {
    'package.json': manifest,
    'biome.json': '{ "javascript": { "formatter": { "quoteStyle": "single" } } }',
  };
  expect(await planOf(biome)).toMatchObject({ style: { useTabs: true, singleQuote: true } });
});
