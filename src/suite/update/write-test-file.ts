import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import { recordingsFolder } from '../emit/recordings.ts';
import { formatCode } from '../format/format-code.ts';
import type { Prettier } from '../project/own-prettier.ts';
import type { SuitePlan } from '../project/plan-suite.ts';
import { mergeTests, withKeys, type KeyedTitle, type UpdateCounts } from './merge-tests.ts';
import { recordingsIn, type TestSource } from './written-tests.ts';

/** The tests for a file. */
export interface FreshTests {
  /** Not yet formatted. */
  readonly source: string;
  readonly titles: readonly KeyedTitle[];
  /** Recorded results, by the names of their files. */
  readonly recordings: ReadonlyMap<string, string>;
  /** Keys of tests that an update removes unless they are among the fresh ones. */
  readonly gone: ReadonlySet<string>;
}

/** Returns the test file as it is, with its recorded results; undefined if there is none. */
export function existingTests(file: string): TestSource | undefined {
  if (!existsSync(file)) return undefined;
  return { text: readFileSync(file, 'utf8'), path: file, recording: (name) => readRecording(file, name) };
}

/**
 * Writes tests and their recorded results, or updates the tests that exist. Recorded results that no test refers to any
 * more are removed. Returns what an update did.
 */
export async function writeTestFile(
  file: string,
  plan: Pick<SuitePlan, 'prettier' | 'testFile'>,
  { source, titles, recordings, gone }: FreshTests,
  existing: TestSource | undefined,
): Promise<UpdateCounts | undefined> {
  const { prettier } = plan;
  const own = formatCode(source, file, plan.testFile.style);
  const text = prettier === undefined ? own : await prettied(own, file, prettier);
  const fresh: TestSource = { text, path: file, recording: (name) => recordings.get(name) };
  if (existing === undefined) {
    write(file, withKeys(fresh, titles));
    writeRecordings(file, recordings, text, [...recordings.keys()]);
    return undefined;
  }
  const merged = mergeTests(existing, fresh, titles, gone);
  write(file, prettier === undefined ? merged.text : await prettied(merged.text, file, prettier));
  writeRecordings(file, recordings, merged.text, merged.recordings);
  return merged.counts;
}

/** The project's own formatter has the last word. */
async function prettied(text: string, file: string, prettier: Prettier): Promise<string> {
  const options = await prettier.resolveConfig(path.resolve(file), { editorconfig: true });
  return prettier.format(text, { ...options, filepath: path.resolve(file) });
}

/** A line break at the end is no part of the result: editors and other tools add one. */
function readRecording(file: string, name: string): string | undefined {
  const place = path.join(recordingsFolder(file), name);
  if (!existsSync(place)) return undefined;
  return readFileSync(place, 'utf8').replaceAll('\r\n', '\n').replace(/\n$/u, '');
}

/** Writes the results named in `fresh`, and those of which the file is missing. */
function writeRecordings(
  file: string,
  recordings: ReadonlyMap<string, string>,
  text: string,
  fresh: readonly string[],
): void {
  const folder = recordingsFolder(file);
  const used = new Set(recordingsIn(text));
  for (const name of used) {
    const content = recordings.get(name);
    const place = path.join(folder, name);
    if (content !== undefined && (fresh.includes(name) || !existsSync(place))) write(place, `${content}\n`);
  }
  const present = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of present) {
    if (recordingsIn(name)[0] === name && !used.has(name)) rmSync(path.join(folder, name));
  }
}

function write(file: string, content: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  } catch (cause) {
    throw new CoppiceError('unwritable-file', `cannot write \`${file}\``, { cause });
  }
}
