import { createHash } from 'node:crypto';
import { dirname, relative, sep } from 'node:path';

import { fileFrames, type FileFrame } from '../execution/stack.ts';

export interface Symptom {
  readonly kind: string;
  readonly errorClass: string;
  /** With positions of the original files. */
  readonly stack: string;
  readonly about?: string | undefined;
  readonly message?: string;
}

/**
 * What failures of one cause have in common: kind, error class and where it was thrown. Callers are left out, since a
 * recursive parser reaches the same fault along many ways, but if it was thrown in a dependency, the place that called
 * into it counts too; an error without a stack goes by its message. Holds no path of this machine: the same fault has the same signature everywhere.
 */
export function signatureOf({ kind, errorClass, stack, about, message }: Symptom, targetFile: string): string {
  const frames = fileFrames(stack);
  const places = kind === 'stack-overflow' ? cycle(frames, targetFile) : thrown(frames, targetFile);
  const isThrown = kind === 'exception' || kind === 'unhandled-rejection';
  const said = isThrown && places.length === 0 ? withoutValues(message ?? '') : '';
  return [kind, errorClass, about ?? '', ...places, said].filter((part) => part !== '').join(' | ');
}

/** A message without what may come of the input: what is left tells errors apart that nothing else does. */
function withoutValues(message: string): string {
  return message
    .replaceAll(/"[^"]*"|'[^']*'|`[^`]*`/gu, '...')
    .replaceAll(/\d+/gu, '0')
    .slice(0, 100);
}

/**
 * Whether a native failure is the one that a signature stands for. Where a loop stays is found out in rewritten code only.
 */
export function isSameCause(
  failing: { readonly kind: string; readonly signature: string },
  signature: string,
): boolean {
  return failing.signature === signature || (failing.kind === 'hang' && signature.startsWith('hang | '));
}

/** A short name for a signature, the same on every machine. */
export function signatureId(signature: string): string {
  return createHash('sha256').update(signature).digest('hex').slice(0, 8);
}

function thrown(frames: readonly FileFrame[], targetFile: string): string[] {
  const [top] = frames;
  if (top === undefined) return [];
  const entry = frames.find(({ file }) => packageOf(file) === packageOf(targetFile));
  return [...new Set([top, entry ?? top].map((frame) => placeOf(frame, targetFile)))];
}

/**
 * Where a stack ran over is chance: the functions that call each other count. If they are too many to come round among
 * the frames that were kept, only the file is known.
 */
function cycle(frames: readonly FileFrame[], targetFile: string): string[] {
  const names = frames.map(({ called, file }) => `${called} ${stablePath(file, targetFile)}`);
  const start = names.findIndex((name, index) => names.includes(name, index + 1));
  if (start >= 0) return [...new Set(names.slice(start, names.indexOf(names[start] as string, start + 1)))].sort();
  return frames.slice(0, 1).map(({ file }) => stablePath(file, targetFile));
}

function placeOf(frame: FileFrame, targetFile: string): string {
  return `${stablePath(frame.file, targetFile)}:${frame.line}:${frame.column}`;
}

/** Seen from the target, or by the name of its package. */
function stablePath(file: string, targetFile: string): string {
  const parts = file.split(sep);
  const packages = parts.lastIndexOf('node_modules');
  const path = packages >= 0 ? parts.slice(packages + 1) : relative(dirname(targetFile), file).split(sep);
  return path.join('/');
}

/** The name of the package a file was installed with; empty for the user's own. */
function packageOf(file: string): string {
  const parts = file.split(sep);
  const packages = parts.lastIndexOf('node_modules');
  if (packages < 0) return '';
  const [first = '', second = ''] = parts.slice(packages + 1);
  return first.startsWith('@') ? `${first}/${second}` : first;
}
