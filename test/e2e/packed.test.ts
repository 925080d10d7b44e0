import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { projectFolder, temporaryFolder } from './coppice.ts';

/** Creates an empty project with the packed package installed and its dependencies linked: nothing is downloaded. */
const project = temporaryFolder();
const installed = path.join(project, 'node_modules/coppice');
const tarball = path.join(project, 'coppice.tgz');

function run(command: string, args: readonly string[], cwd = project): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', timeout: 60_000 });
  expect(`${stdout}${stderr}`, `${command} ${args.join(' ')}`).toSatisfy(() => status === 0);
  return stdout;
}

function write(name: string, text: string): void {
  const file = path.join(project, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

beforeAll(() => {
  // The build exists; `prepare` would repeat it.
  const args = ['pack', '--ignore-scripts', '--json', '--pack-destination', project];
  const [{ filename }] = JSON.parse(run('npm', args, projectFolder)) as [{ filename: string }];
  mkdirSync(installed, { recursive: true });
  renameSync(path.join(project, filename), tarball);
  run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
  const { dependencies } = JSON.parse(readFileSync(path.join(installed, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  for (const name of [...Object.keys(dependencies), 'fast-check']) {
    const link = path.join(project, 'node_modules', name);
    mkdirSync(path.dirname(link), { recursive: true });
    symlinkSync(path.join(projectFolder, 'node_modules', name), link, 'junction');
  }
  write('package.json', '{ "name": "user", "private": true, "type": "module" }\n');
  write('target.ts', target);
  write('user.ts', user);
  write('user.cjs', commonJsUser);
}, 60_000);

const target = `export function parse(text: string): number {
  if (text === 'needle') return (null as unknown as { x: number }).x;
  return text.length;
}
`;

const user = `import { CoppiceError, explore, suite, loadGrammar } from 'coppice';
import type { CampaignProgress, CampaignResult, ExploreOptions, SuiteResult } from 'coppice';
import { Parser, type Derivation, type ParseResult } from 'coppice/grammar';

const seen: CampaignProgress[] = [];
const options: ExploreOptions = {
  runs: 60,
  workers: 1,
  config: false,
  strategy: 'auto',
  signal: new AbortController().signal,
  onProgress: (progress) => seen.push(progress),
};
const result: CampaignResult = await explore(new URL('./target.ts#parse', import.meta.url), options);
const { tests }: SuiteResult = await suite(result.folder, { runner: 'node' });
const parsed: ParseResult = new Parser(await loadGrammar('json')).parse('[1]');
const tree: Derivation | undefined = parsed.kind === 'parsed' ? parsed.tree() : undefined;
// @ts-expect-error -- there is no such strategy
const wrong: ExploreOptions = { strategy: 'psychic' };
const refused = await explore('target.ts#parse', wrong).catch((error: unknown) => error);
declare const console: { log(text: string): void };
console.log(
  JSON.stringify({
    inputs: result.findings.map(({ minimized }) => minimized),
    branches: result.coverage.branches,
    tests,
    isSeen: seen.length > 0,
    isTree: tree !== undefined,
    code: refused instanceof CoppiceError ? refused.code : undefined,
  }),
);
`;

const commonJsUser = `async function main() {
  const { explore } = await import('coppice');
  const { findings } = await explore('target.ts#parse', { runs: 60, workers: 1, config: false });
  console.log(JSON.stringify(findings.map(({ minimized }) => minimized)));
}
void main();
`;

const compiler = path.join(projectFolder, 'node_modules/.bin/tsc');
const strict = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
};

function typeCheck(name: string, files: readonly string[], compilerOptions: Readonly<Record<string, unknown>>): void {
  write(name, JSON.stringify({ compilerOptions: { ...strict, ...compilerOptions }, files }));
  run(compiler, ['-p', name]);
}

describe('the packed package', () => {
  it.each([
    { module: 'NodeNext', moduleResolution: 'NodeNext' },
    { module: 'Node16', moduleResolution: 'Node16' },
    { module: 'ESNext', moduleResolution: 'Bundler' },
  ])('has types that hold in strict TypeScript with $moduleResolution', (options) => {
    typeCheck(`tsconfig.${options.moduleResolution}.json`, ['user.ts'], options);
  });

  it('has types where modules are resolved, by the rules for packages in ESM alone', () => {
    run(path.join(projectFolder, 'node_modules/.bin/attw'), [tarball, '--profile', 'esm-only', '--no-emoji']);
  });

  it('contains what its files refer to: no map without sources, and no link that leads nowhere', () => {
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
    expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
    // A working copy may have the output of sources that are gone.
    const scripts = files.filter(
      (name) => sourceOf(name) !== '' && existsSync(path.join(projectFolder, sourceOf(name))),
    );
    const mapped = scripts.filter((name) =>
      /^\/\/# sourceMappingURL=/mu.test(readFileSync(path.join(installed, name), 'utf8')),
    );
    expect(scripts.length).toBeGreaterThan(500);
    expect(mapped).toEqual([]);
    const broken = files.filter((name) => name.endsWith('.md')).flatMap((name) => brokenLinks(name));
    expect(broken).toEqual([]);
  });

  it('is as small as its description says', () => {
    expect(statSync(tarball).size).toBeLessThan(2_000_000);
  });

  it('explores, writes a suite and parses from TypeScript in ESM', () => {
    typeCheck('tsconfig.json', ['user.ts'], { module: 'NodeNext', noEmit: false, outDir: 'out' });
    write('out/target.ts', target);
    expect(JSON.parse(run(process.execPath, ['out/user.js']))).toEqual({
      inputs: ['needle'],
      branches: { covered: 2, total: 2 },
      tests: 1,
      isSeen: true,
      isTree: true,
      code: 'bad-value',
    });
  });

  it('explores from CommonJS', () => {
    expect(JSON.parse(run(process.execPath, ['user.cjs']))).toEqual(['needle']);
  });

  it('has examples in its documentation that compile', () => {
    const files = readdirSync(path.join(installed, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.d.ts'))
      .flatMap((name) => examplesIn(readFileSync(path.join(installed, 'dist', name), 'utf8')))
      .map((code, i) => {
        write(`examples/${i}.ts`, `${prelude()}${code}\n`);
        return `examples/${i}.ts`;
      });
    expect(files.length).toBeGreaterThan(50);
    typeCheck('tsconfig.examples.json', files, { module: 'NodeNext', allowUnreachableCode: true });
  });

  it('has code in its documents that compiles', () => {
    write('src/parse.ts', 'export const parse = (text: string): number => text.length;\n');
    write('src/merge.ts', 'export const merge = (left: number, right: number): number => left + right;\n');
    const files = readdirSync(installed, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md') && !name.startsWith('node_modules'))
      .flatMap((name) => importingBlocks(readFileSync(path.join(installed, name), 'utf8')))
      .map((code, i) => {
        write(`documents/${i}.ts`, code);
        return `documents/${i}.ts`;
      });
    expect(files.length).toBeGreaterThan(8);
    typeCheck('tsconfig.documents.json', files, { module: 'NodeNext' });
  });
});

function sourceOf(name: string): string {
  return name.endsWith('.js') ? name.replace(/^dist/u, 'src').replace(/\.js$/u, '.ts') : '';
}

/** The relative links of a document to files that are not in the package. */
function brokenLinks(name: string): readonly string[] {
  const text = readFileSync(path.join(installed, name), 'utf8');
  return [...text.matchAll(/\]\((?!\w+:|#)(?<link>[^)#\s]+)/gu)]
    .map((match) => path.join(path.dirname(name), match.groups!['link']!))
    .filter((file) => !existsSync(path.join(installed, file)))
    .map((file) => `${name}: ${file}`);
}

/** The code of each \`@example\`, without what it imports: the prelude has all of it. */
function examplesIn(text: string): readonly string[] {
  return [...text.matchAll(/^\s*\* ```ts\n((?:\s*\*.*\n)*?)\s*\* ```$/gm)].map(([, block]) =>
    block!
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .filter((line) => !line.startsWith('import '))
      .join('\n'),
  );
}

/** The code of a document that imports the package; other test runners are not installed here. */
function importingBlocks(text: string): readonly string[] {
  return [...text.matchAll(/```ts\n([\s\S]*?)```/g)]
    .map(([, block]) => block!.replace("'coppice/vitest'", "'coppice/node-test'"))
    .filter((block) => block.includes("from 'coppice"));
}

/** Imports everything public, and declares what examples use from their context. */
function prelude(): string {
  const root = exportedNames('index.d.ts');
  const grammar = exportedNames('grammar.d.ts').filter((name) => !root.includes(name));
  return `import { ${root.join(', ')} } from 'coppice';
import { ${grammar.join(', ')} } from 'coppice/grammar';
import { explored, type ExploredOptions } from 'coppice/node-test';
import { grammarWord, proposedInputs, type GrammarWordOptions, type ProposedInputs } from 'coppice/fast-check';
import { assert, property } from 'fast-check';
interface Tree { readonly end: number }
declare function open(options: object): boolean;
declare function expect(value: unknown): { toEqual(other: unknown): void };
`;
}

function exportedNames(entry: string): readonly string[] {
  const text = readFileSync(path.join(installed, 'dist', entry), 'utf8');
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) =>
    list!
      .split(',')
      .map((item) =>
        item
          .trim()
          .replace(/^type /, '')
          .split(' as ')
          .at(-1)!,
      )
      .filter((name) => name !== ''),
  );
}
