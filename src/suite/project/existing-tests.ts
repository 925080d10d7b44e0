import { readdirSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';

/** How the tests of a project are placed and named. */
export interface TestHabits {
  /** The folder of a package that holds its tests, such as `test`; undefined if they stand beside the source. */
  readonly folder: string | undefined;
  /** True for tests in folders `__tests__` beside the source. */
  readonly isNested: boolean;
  /** What stands between the name and the extension: `.test`, `.spec`, `_test`, `-test`, or nothing. */
  readonly suffix: string;
  /** Such as `.ts`. */
  readonly extension: string;
}

const skipped = new Set(['node_modules', 'dist', 'build', 'out', 'coverage', 'fixtures', 'vendor', 'public']);
const mostFiles = 5000;
const testFolder = /^(?:tests?|__tests__|specs?)$/u;
const testName = /(?<suffix>[.\-_](?:test|spec))\.[cm]?[jt]sx?$/u;

/** Returns the habits that most tests of a project follow; undefined if it has no tests. */
export function testHabits(root: string): TestHabits | undefined {
  const files = filesBelow(root).filter((file) => isTest(file));
  if (files.length === 0) return undefined;
  const suffixes = files.map((file) => testName.exec(file)?.groups?.['suffix'] ?? '');
  const folders = files.map((file) => placeOf(file));
  const folder = mostFrequent(folders);
  return {
    folder: folder === '' || folder === '__tests__/' ? undefined : folder,
    isNested: folder === '__tests__/',
    suffix: mostFrequent(suffixes) ?? '.test',
    extension: mostFrequent(files.map((file) => extname(file))) ?? '.js',
  };
}

function isTest(file: string): boolean {
  if (/\.(?:generated|specified|failures)\b/u.test(file)) return false;
  if (testName.test(file)) return true;
  const isCode = /\.[cm]?[jt]sx?$/u.test(file) && !file.endsWith('.d.ts');
  return isCode && /^(?:tests?|__tests__)$/u.test(basename(dirname(file))) && !/helper|setup|util/iu.test(file);
}

/** Empty for a test beside the source. */
function placeOf(file: string): string {
  const folders = dirname(file).split(sep);
  const index = folders.findIndex((folder) => testFolder.test(folder));
  if (index < 0) return '';
  return index > 0 && folders[index] === '__tests__' ? '__tests__/' : folders.slice(0, index + 1).join('/');
}

function mostFrequent(values: readonly string[]): string | undefined {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Breadth first, so that the tests of a large project are found before the limit is reached. */
function filesBelow(root: string): string[] {
  const files: string[] = [];
  const folders = [root];
  for (let folder = folders.shift(); folder !== undefined && files.length < mostFiles; folder = folders.shift()) {
    for (const entry of entriesOf(folder)) {
      const path = join(folder, entry.name);
      if (entry.isFile()) files.push(relative(root, path));
      else if (entry.isDirectory() && !skipped.has(entry.name) && !entry.name.startsWith('.')) folders.push(path);
    }
  }
  return files;
}

function entriesOf(folder: string): ReturnType<typeof listed> {
  try {
    return listed(folder);
  } catch {
    return [];
  }
}

function listed(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
}
