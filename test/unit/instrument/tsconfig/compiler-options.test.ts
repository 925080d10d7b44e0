import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

import { compilerOptionsFor, type CompilerOptions } from '../../../../src/instrument/tsconfig/compiler-options.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'coppice-tsconfig-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let projects = 0;

/** Writes a project with these configurations and returns the options of its file `src/a.ts`. */
function optionsIn(configs: Readonly<Record<string, object>>): {
  readonly options: CompilerOptions;
  readonly at: (...names: readonly string[]) => string;
} {
  const project = path.join(folder, `project-${++projects}`);
  const at = (...names: readonly string[]): string => path.join(project, ...names);
  mkdirSync(at('src'), { recursive: true });
  for (const [name, content] of Object.entries(configs)) {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), JSON.stringify(content));
  }
  return { options: compilerOptionsFor(at('src', 'a.ts')), at };
}

describe('project references', () => {
  const app = { compilerOptions: { paths: { '@/*': ['./src/*'] }, experimentalDecorators: true } };

  it('to a configuration beside it give the paths that a configuration without files of its own lacks', () => {
    const { options, at } = optionsIn({
      'tsconfig.json': { files: [], references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }] },
      'tsconfig.node.json': { compilerOptions: { target: 'ES2015' } },
      'tsconfig.app.json': app,
    });
    expect(options).toEqual({ paths: { '@/*': [at('src', '*')] }, experimentalDecorators: true });
  });

  it('leave the options that the configuration sets itself', () => {
    const { options, at } = optionsIn({
      'tsconfig.json': {
        compilerOptions: { experimentalDecorators: false, jsx: 'Preserve' },
        references: [{ path: './tsconfig.app.json' }],
      },
      'tsconfig.app.json': app,
    });
    expect(options).toEqual({
      paths: { '@/*': [at('src', '*')] },
      experimentalDecorators: false,
      jsx: 'preserve',
    });
  });

  it('are followed through what the referenced configuration extends', () => {
    const { options, at } = optionsIn({
      'tsconfig.json': { references: [{ path: './tsconfig.lib.json' }] },
      'tsconfig.lib.json': { extends: './base/tsconfig.paths.json' },
      'base/tsconfig.paths.json': { compilerOptions: { paths: { lib: ['./lib.ts'] } } },
    });
    expect(options.paths).toEqual({ lib: [at('base', 'lib.ts')] });
  });

  it('do not count if the configuration has paths of its own', () => {
    const { options, at } = optionsIn({
      'tsconfig.json': {
        compilerOptions: { paths: { own: ['./own.ts'] } },
        references: [{ path: './tsconfig.app.json' }],
      },
      'tsconfig.app.json': app,
    });
    expect(options).toEqual({ paths: { own: [at('own.ts')] } });
  });

  it('to other folders are other packages, and references to nothing are left out', () => {
    const { options } = optionsIn({
      'tsconfig.json': { references: [{ path: './packages/other' }, { path: './missing.json' }, { prepend: true }] },
      'packages/other/tsconfig.json': app,
    });
    expect(options).toEqual({});
  });
});

describe('the options of a file', () => {
  it('come from the nearest configuration above it', () => {
    const { options } = optionsIn({
      'tsconfig.json': { compilerOptions: { jsx: 'react' } },
      'src/jsconfig.json': { compilerOptions: { jsx: 'react-jsx' } },
    });
    expect(options).toEqual({ jsx: 'react-jsx' });
  });

  it('extend several configurations, the last of which wins, and end where these form a circle', () => {
    const { options } = optionsIn({
      'tsconfig.json': { extends: ['./one.json', './two.json'] },
      'one.json': { extends: './tsconfig.json', compilerOptions: { target: 'ES5', jsx: 'react' } },
      'two.json': { compilerOptions: { target: 'ES2022' } },
    });
    expect(options).toEqual({ target: 'es2022', jsx: 'react' });
  });

  it('of an installed package are none', () => {
    const { at } = optionsIn({ 'tsconfig.json': { compilerOptions: { jsx: 'react' } } });
    expect(compilerOptionsFor(at('node_modules', 'package', 'index.ts'))).toEqual({});
  });
});
