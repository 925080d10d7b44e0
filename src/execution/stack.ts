import { fileURLToPath } from 'node:url';

import type { RewritingService } from './rewriting-service.ts';
import { subjectProgram } from './subject-program.ts';

/** Where the topmost frame of a stack is: in a file, or in code that is not the subject's. */
export type TopFrame =
  | { readonly kind: 'file'; readonly file: string; readonly line: number; readonly column: number }
  | { readonly kind: 'native' }
  | { readonly kind: 'none' };

const placePattern = /(?<file>(?:file:\/\/)?\/[^\s()]*?|[A-Za-z]:\\[^\s()]*?):(?<line>\d+):(?<column>\d+)(?=\)|$)/gmu;

/** A stack as it would be if the original files had run: their positions, and no frames of ours. */
export function originalStack(stack: string, files: RewritingService): string {
  return withoutOwnFrames(stack).replaceAll(placePattern, (text, ...groups) => {
    const { file, line, column } = groups.at(-1) as Record<'file' | 'line' | 'column', string>;
    const path = pathOf(file);
    const original = files.original(path, { line: Number(line), column: Number(column) });
    return original === undefined ? text : `${path}:${original.line}:${original.column}`;
  });
}

export function withoutOwnFrames(stack: string): string {
  const { folder } = subjectProgram();
  const rows = stack.split('\n').filter((row) => !(row.startsWith('    at ') && row.includes(folder)));
  return rows.join('\n');
}

export function topFrame(stack: string): TopFrame {
  const frame = stack.split('\n').find((line) => /^\s*at /u.test(line));
  if (frame === undefined) return { kind: 'none' };
  const place = [...frame.matchAll(placePattern)].at(-1)?.groups;
  if (place === undefined) return { kind: 'native' };
  return {
    kind: 'file',
    file: pathOf(place['file'] as string),
    line: Number(place['line']),
    column: Number(place['column']),
  };
}

function pathOf(place: string): string {
  return place.startsWith('file:') ? fileURLToPath(place) : place;
}
