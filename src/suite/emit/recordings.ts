import { basename, dirname, extname, join } from 'node:path';

import { isTypeScript } from '../../instrument/typescript/source-language.ts';
import { keyOfInput } from '../update/suite-inputs.ts';
import { quoted } from './quoted.ts';
import type { ImportClause } from './import-clause.ts';
import type { PlannedTest } from './planned-test.ts';
import type { TestFile } from './test-file.ts';

/** The name of the file that holds the result for an input: the same as long as the input is. */
export function recordingName(input: PlannedTest['test']['input']): string {
  return `${keyOfInput(input)}.txt`;
}

/** The folder of a test file's recorded results. */
export function recordingsFolder(testFile: string): string {
  return join(dirname(testFile), folderName(testFile));
}

/** The path of a recorded result as it stands in the test file. */
export function snapshotPath(testFile: string, name: string): string {
  return `./${folderName(testFile)}/${name}`;
}

function folderName(testFile: string): string {
  return `__snapshots__/${basename(testFile, extname(testFile))}`;
}

/** Returns the contents of files for results that do not stand in their tests, by name. */
export function recordingsOf(tests: readonly PlannedTest[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { test } of tests) {
    if (test.expected.kind === 'recorded') files.set(recordingName(test.input), test.expected.text);
  }
  return files;
}

export const recordingImports: readonly ImportClause[] = [
  { from: 'node:fs', names: ['readFileSync'] },
  { from: 'node:path', names: ['dirname', 'join'] },
  { from: 'node:url', names: ['URL'] },
];

/** Returns the source of the helper that reads a recorded result. */
export function recordedSource({ path, runner, modules }: Pick<TestFile, 'path' | 'runner' | 'modules'>): string {
  const folder = folderName(path);
  const parameter = isTypeScript(path) ? 'name: string' : 'name';
  return `/** A long result, as it was observed. */
function recorded(${parameter}) {
  const file = ${fileSource(folder, { runner, modules })};
  return readFileSync(file, "utf8").replace(/\\r\\n/g, "\\n").replace(/\\n$/, "");
}
`;
}

function fileSource(folder: string, { runner, modules }: Pick<TestFile, 'runner' | 'modules'>): string {
  // Jest compiles TypeScript to either kind of module, depending on its settings.
  if (runner === 'jest') return `join(dirname(expect.getState().testPath ?? ""), ${quoted(folder)}, name)`;
  if (modules === 'commonjs') return `join(__dirname, ${quoted(folder)}, name)`;
  return `new URL(\`./${folder}/\${name}\`, import.meta.url)`;
}
