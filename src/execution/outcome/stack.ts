import { fileURLToPath } from 'node:url';

import { placesInRow } from '../input/places-in-row.ts';
import type { RewritingService } from '../rewriting/rewriting-service.ts';
import { subjectProgram } from '../process/subject-program.ts';

/** The location of the top frame of a stack: in a file, or in native code. */
export type TopFrame = FileFrame | { readonly kind: 'native' } | { readonly kind: 'none' };

export interface FileFrame {
  readonly kind: 'file';
  /** Name of the function, such as `parse`, `Parser.next` or `async read`; empty at the top level of a module. */
  readonly called: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const frameStart = '    at ';

/** Cache of mapped frames, valid for one revision of the files: runs throw often, but at few places. */
interface KnownFrames {
  readonly revision: number;
  readonly originals: Map<string, string>;
}

/** Cache: errors of one target have the same frames, for as long as the target is open. */
const knownFrames = new WeakMap<RewritingService, KnownFrames>();
const mostFrames = 4096;

/** Maps a stack to positions in the original files, and removes the frames of Coppice. */
export function originalStack(stack: string, files: RewritingService): string {
  const rows = stack.split('\n').filter((row) => !isOwnFrame(row));
  return rows
    .map((row) => (row.startsWith(frameStart) ? originalFrame(row, files) : originalRow(row, files)))
    .join('\n');
}

export function withoutOwnFrames(stack: string): string {
  const rows = stack.split('\n').filter((row) => !isOwnFrame(row));
  return rows.join('\n');
}

function isOwnFrame(row: string): boolean {
  return row.startsWith(frameStart) && row.includes(subjectProgram().folder);
}

function originalFrame(row: string, files: RewritingService): string {
  const { revision } = files;
  let known = knownFrames.get(files);
  if (known === undefined || known.revision !== revision || known.originals.size > mostFrames) {
    knownFrames.set(files, (known = { revision, originals: new Map() }));
  }
  let original = known.originals.get(row);
  if (original === undefined) known.originals.set(row, (original = originalRow(row, files)));
  return original;
}

function originalRow(row: string, files: RewritingService): string {
  let shown = '';
  let done = 0;
  for (const { start, end, file, line, column } of placesInRow(row, row.startsWith(frameStart))) {
    const path = pathOf(file);
    const original = files.original(path, { line, column });
    if (original === undefined) continue;
    shown += `${row.slice(done, start)}${path}:${original.line}:${original.column}`;
    done = end;
  }
  return shown + row.slice(done);
}

export function topFrame(stack: string): TopFrame {
  const row = frameRows(stack)[0];
  if (row === undefined) return { kind: 'none' };
  return frameOf(row) ?? { kind: 'native' };
}

/** All frames of a stack that are in a file, innermost first. */
export function fileFrames(stack: string): FileFrame[] {
  return frameRows(stack).flatMap((row) => frameOf(row) ?? []);
}

function frameRows(stack: string): string[] {
  return stack.split('\n').filter((line) => /^\s*at /u.test(line));
}

function frameOf(row: string): FileFrame | undefined {
  const place = placesInRow(row, true).at(-1);
  if (place === undefined) return undefined;
  const { start, file, line, column } = place;
  const before = row.slice(0, start).replace(/^\s*at /u, '');
  const called = before.endsWith('(') ? before.slice(0, -1).trimEnd() : before;
  return { kind: 'file', called, file: pathOf(file), line, column };
}

function pathOf(place: string): string {
  return place.startsWith('file:') ? fileURLToPath(place) : place;
}
