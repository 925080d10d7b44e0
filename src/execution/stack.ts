import { fileURLToPath } from 'node:url';

import type { RewritingService } from './rewriting-service.ts';
import { subjectProgram } from './subject-program.ts';

/** Where the topmost frame of a stack is: in a file, or in code that is not the subject's. */
export type TopFrame = FileFrame | { readonly kind: 'native' } | { readonly kind: 'none' };

export interface FileFrame {
  readonly kind: 'file';
  /** `parse`, `Parser.next`, `async read`; empty at the top level of a module. */
  readonly called: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const placePattern = /(?<file>(?:file:\/\/)?\/[^\s()]*?|[A-Za-z]:\\[^\s()]*?):(?<line>\d+):(?<column>\d+)(?=\)|$)/gmu;
/** In a frame it is known where a path begins, so that there may be blanks and brackets in it. */
const framePlacePattern =
  /(?<=\(|^\s*at (?:async )?)(?<file>(?:file:\/\/)?\/.*?|[A-Za-z]:\\.*?):(?<line>\d+):(?<column>\d+)(?=\)|$)/gmu;

const frameStart = '    at ';

/** Runs throw at few places, but often: what became of frames, while no more files are rewritten. */
interface KnownFrames {
  readonly revision: number;
  readonly originals: Map<string, string>;
}

const knownFrames = new WeakMap<RewritingService, KnownFrames>();
const mostFrames = 4096;

/** A stack as it would be if the original files had run: their positions, and no frames of ours. */
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
  return row.replaceAll(row.startsWith(frameStart) ? framePlacePattern : placePattern, (text, ...groups) => {
    const { file, line, column } = groups.at(-1) as Record<'file' | 'line' | 'column', string>;
    const path = pathOf(file);
    const original = files.original(path, { line: Number(line), column: Number(column) });
    return original === undefined ? text : `${path}:${original.line}:${original.column}`;
  });
}

export function topFrame(stack: string): TopFrame {
  const row = frameRows(stack)[0];
  if (row === undefined) return { kind: 'none' };
  return frameOf(row) ?? { kind: 'native' };
}

/** Every frame of a stack that is in a file, the innermost first. */
export function fileFrames(stack: string): FileFrame[] {
  return frameRows(stack).flatMap((row) => frameOf(row) ?? []);
}

function frameRows(stack: string): string[] {
  return stack.split('\n').filter((line) => /^\s*at /u.test(line));
}

function frameOf(row: string): FileFrame | undefined {
  const match = [...row.matchAll(framePlacePattern)].at(-1);
  if (match?.groups === undefined) return undefined;
  const { file, line, column } = match.groups as Record<'file' | 'line' | 'column', string>;
  const called = row
    .slice(0, match.index)
    .replace(/^\s*at /u, '')
    .replace(/\s*\($/u, '');
  return { kind: 'file', called, file: pathOf(file), line: Number(line), column: Number(column) };
}

function pathOf(place: string): string {
  return place.startsWith('file:') ? fileURLToPath(place) : place;
}
