import { existsSync } from 'node:fs';
import { dirname, extname, join, parse, relative, resolve, sep } from 'node:path';

import { moduleFormatOfName } from './module-format-of-name.ts';
import { isTypeScript } from '../../instrument/typescript/source-language.ts';
import type { ModuleStyle } from '../emit/import-clause.ts';
import { runners, type RunnerName } from '../emit/runner.ts';
import type { TestFile } from '../emit/test-file.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { runsTypeScript } from '../selection/runs-typescript.ts';
import { compilerSettings, importsTypeScript } from './compiler-settings.ts';
import { detectRunner, type DetectedRunner } from './detect-runner.ts';
import { testHabits, type TestHabits } from './existing-tests.ts';
import { manifestsAbove, type Manifest } from './manifest.ts';
import { styleFromFiles, styleOf } from './style-files.ts';
import { projectPrettier, type Prettier } from './own-prettier.ts';

/** What the user asked for; the rest is read from the project. */
export interface SuiteChoices {
  readonly runner?: RunnerName | undefined;
  /** A file, or a folder if it ends with a slash or is one. */
  readonly out?: string | undefined;
  readonly withLines: boolean;
  /** What the name of the file says about its tests. */
  readonly label?: 'generated' | 'specified';
}

/** Where tests go and how they look. */
export interface SuitePlan {
  readonly testFile: TestFile;
  readonly runner: DetectedRunner;
  /** Formats text as the project does; undefined if it has no Prettier. */
  readonly prettier: Prettier | undefined;
  /** What the user should know before running the tests. */
  readonly notes: readonly string[];
}

/** Reads from the project of a target, and from its tests, where the tests of a campaign go and how they look. */
export async function planSuite(settings: ReplaySettings, choices: SuiteChoices): Promise<SuitePlan> {
  const start = startOf(settings.file, choices.out);
  const manifests = manifestsAbove(start);
  const root = manifests[0]?.folder ?? start;
  const habits = testHabits(root);
  const runner = chooseRunner(settings.file, choices, manifests, [root]);
  const path = testPath(settings, choices, { root, habits, runner: runner.name, manifests });
  const prettier = await projectPrettier(path, manifests);
  const options = await prettier?.resolveConfig(resolve(path), { editorconfig: true });
  const testFile: TestFile = {
    path,
    runner: runner.name,
    modules: moduleStyleOf(path, runner.name, manifests),
    hasGlobals: runner.name === 'jest' && usesGlobals(manifests),
    style: prettier === undefined ? styleFromFiles(path, manifests) : styleOf(options ?? {}),
    withLines: choices.withLines,
  };
  return { testFile, runner, prettier, notes: notesOn(settings.file, testFile, manifests, habits) };
}

function moduleStyleOf(path: string, runner: RunnerName, manifests: readonly Manifest[]): ModuleStyle {
  if (isTypeScript(path) || runners[runner].isAlwaysModule === true) return 'esm';
  return moduleFormatOfName(path, manifests) === 'module' ? 'esm' : 'commonjs';
}

/** A target in a package that is installed is tested from where the user works. */
function startOf(file: string, out: string | undefined): string {
  if (out !== undefined) return dirname(resolve(out, 'tests'));
  return resolve(file).split(sep).includes('node_modules') ? process.cwd() : dirname(resolve(file));
}

function chooseRunner(
  file: string,
  { runner }: SuiteChoices,
  manifests: readonly Manifest[],
  folders: readonly string[],
): DetectedRunner {
  if (runner !== undefined) return { name: runner, because: 'as requested' };
  const found = detectRunner(manifests, folders);
  if (found !== undefined) return found;
  const name = isTypeScript(file) && !runsTypeScript() ? 'vitest' : 'node';
  return { name, because: 'no test runner found in the project' };
}

interface Surrounding {
  readonly root: string;
  readonly habits: TestHabits | undefined;
  readonly runner: RunnerName;
  readonly manifests: readonly Manifest[];
}

function testPath(settings: ReplaySettings, { out, label = 'generated' }: SuiteChoices, around: Surrounding): string {
  const isFolder = out !== undefined && (/[/\\]$/u.test(out) || extname(out) === '');
  if (out !== undefined && !isFolder) return out;
  const { root, habits } = around;
  const source = dirname(resolve(settings.file));
  const isInside = !relative(root, source).startsWith('..') && !source.split(sep).includes('node_modules');
  const beside = habits !== undefined && habits.folder === undefined && isInside;
  const place = beside ? join(source, habits.isNested ? '__tests__' : '') : join(root, habits?.folder ?? 'test');
  const suffix = habits?.suffix ?? '.test';
  const name = `${nameOfSuite(settings)}.${label}${suffix}${extensionOf(settings.file, around)}`;
  return relative(process.cwd(), join(out ?? place, name));
}

/** Named after file and export, each once. */
function nameOfSuite({ file, exportName }: ReplaySettings): string {
  const { name } = parse(file);
  const own = exportName
    .split('.')
    .filter((part) => part !== 'default')
    .join('.');
  if (own === '' || own === name) return name;
  return name === 'index' || name === 'main' ? own : `${name}.${own}`;
}

function extensionOf(file: string, { habits, runner, manifests, root }: Surrounding): string {
  const isTyped = isTypeScript(file) || isTypeScript(`test${habits?.extension ?? ''}`);
  const settings = compilerSettings(root);
  const runsTyped =
    runner !== 'node' ||
    hasLoader(manifests) ||
    (runsTypeScript() && importsTypeScript(settings)) ||
    isTypeScript(`test${habits?.extension ?? ''}`);
  const isModule = manifests[0]?.isModule === true;
  if (isTyped && runsTyped) {
    // Without "type": "module", `verbatimModuleSyntax` allows `import` in this kind of file only.
    const isForced = settings?.['verbatimModuleSyntax'] === true && !isModule && runner !== 'jest';
    return habits !== undefined && isTypeScript(`test${habits.extension}`)
      ? habits.extension.replace('x', '')
      : isForced
        ? '.mts'
        : '.ts';
  }
  const own = habits?.extension.replace('x', '') ?? '';
  const isScript = moduleFormatOfName(`a${own === '' ? '.js' : own}`, manifests) === 'commonjs';
  const needsModule = moduleFormatOfName(file, manifests) === 'module' && isScript && runner !== 'jest';
  if (needsModule || isTypeScript(`test${own}`)) return isModule ? '.js' : '.mjs';
  return own === '' ? '.js' : own;
}

const loaders = ['tsx', 'ts-node', '@swc-node/register', 'esbuild-register', 'ts-blank-space', 'amaro'];

function hasLoader(manifests: readonly Manifest[]): boolean {
  return manifests.some(({ dependencies }) => loaders.some((loader) => dependencies.has(loader)));
}

/** The types of Jest's functions come with the package whose functions are global, if it is installed. */
function usesGlobals(manifests: readonly Manifest[]): boolean {
  const has = (name: string): boolean => manifests.some(({ dependencies }) => dependencies.has(name));
  if (has('@jest/globals')) return false;
  return has('@types/jest') || !manifests.some(({ folder }) => existsSync(join(folder, 'node_modules/@jest/globals')));
}

function notesOn(
  file: string,
  { path, runner }: TestFile,
  manifests: readonly Manifest[],
  habits: TestHabits | undefined,
): string[] {
  const isTyped = isTypeScript(path) || isTypeScript(file);
  // A project with tests in TypeScript has its way to run them, such as compiling them first.
  const runsTyped = runsTypeScript() || hasLoader(manifests) || isTypeScript(`test${habits?.extension ?? ''}`);
  if (runner !== 'node' || !isTyped || runsTyped) return [];
  return [
    `Node ${process.versions.node} does not run TypeScript: use Node 22.18 or later, or run \`node --import tsx --test ${path}\` (npm install --save-dev tsx)`,
  ];
}
