import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';

import { fileFrames } from '../execution/outcome/stack.ts';
import type { Failing } from '../oracle/judge.ts';
import { stablePath } from '../oracle/stable-path.ts';
import { sourceLines } from './code-frame.ts';

type CauseOfFailure = Pick<Failing, 'signature' | 'stack' | 'difference' | 'branches'>;

/**
 * Identifies the cause of a failure across changes of the source: its signature with the text of each line in place of
 * the line's number, so that code which only moved keeps its fingerprint. Lines of equal text in one file are told
 * apart by their order, and places in one line by the text before them. The same on every machine.
 */
export function fingerprintOf(failing: CauseOfFailure, targetFile: string): string {
  const files = namedFiles(failing, targetFile);
  const { signature, branches } = failing;
  const cause = (branches === undefined ? signature : `${signature} | ${branches.key}`).replaceAll(
    /([^\s|]+):(\d+):(\d+)/gu,
    (_, path: string, line: string, column: string) => {
      const file = files.get(path) ?? resolve(dirname(targetFile), path);
      return `${path} ${lineText(file, Number(line), Number(column))}`;
    },
  );
  return createHash('sha256').update(cause).digest('hex').slice(0, 16);
}

/** The files of a failure, by the names that signatures give them. */
function namedFiles({ stack, difference, branches }: CauseOfFailure, targetFile: string): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const thrown = (difference?.results ?? []).flatMap((result) => (result.outcome === 'threw' ? [result.site] : []));
  for (const place of [...thrown, ...(branches?.places ?? [])]) {
    const [, path] = /^(.+):\d+:\d+$/su.exec(place) ?? [];
    if (path === undefined) continue;
    const file = resolve(path);
    files.set(stablePath(file, targetFile), file).set(basename(file), file);
  }
  for (const { file } of fileFrames(stack)) files.set(stablePath(file, targetFile), file);
  return files;
}

function lineText(file: string, line: number, column: number): string {
  const lines = sourceLines(file);
  const own = lines[line - 1];
  if (own === undefined) return `${line}:${column}`;
  const text = compact(own);
  const before = compact(own.slice(0, column - 1)).length;
  const equalBefore = lines.slice(0, line - 1).filter((other) => compact(other) === text).length;
  return `${text} ${before} ${equalBefore}`;
}

/** Changes of indentation and of spaces do not count. */
function compact(line: string): string {
  return line.replaceAll(/\s+/gu, '');
}
