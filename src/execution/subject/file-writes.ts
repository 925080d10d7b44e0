import fs from 'node:fs';

import type { Denials } from './denials.ts';

/** Every function of `fs` whose first argument is a path that it changes. */
const writers = [
  'appendFile',
  'chmod',
  'chown',
  'copyFile',
  'cp',
  'lchmod',
  'lchown',
  'link',
  'lutimes',
  'mkdir',
  'mkdtemp',
  'rename',
  'rm',
  'rmdir',
  'symlink',
  'truncate',
  'unlink',
  'utimes',
  'writeFile',
];

const { apply } = Reflect;
const writeFlags = fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT | fs.constants.O_TRUNC;

/**
 * The permission model refuses writes by itself, but a subject that swallows the error would hide it:
 * note each attempt, then let Node refuse.
 */
export function watchFileWrites(denials: Denials): void {
  for (const name of writers) {
    watch(fs, name, denials, isPath);
    watch(fs, `${name}Sync`, denials, isPath);
    watch(fs.promises, name, denials, isPath);
  }
  watch(fs, 'createWriteStream', denials, isPath);
  for (const holder of [fs, fs.promises]) watch(holder, 'open', denials, opensForWriting);
  watch(fs, 'openSync', denials, opensForWriting);
}

function isPath(args: readonly unknown[]): boolean {
  return typeof args[0] !== 'number';
}

function opensForWriting(args: readonly unknown[]): boolean {
  const flags = args[1];
  if (typeof flags === 'number') return (flags & writeFlags) !== 0;
  return typeof flags === 'string' && flags !== 'r' && flags !== 'rs' && flags !== 'sr';
}

function watch(holder: object, name: string, denials: Denials, concerns: (args: readonly unknown[]) => boolean): void {
  const original = (holder as Record<string, unknown>)[name];
  if (typeof original !== 'function') return;
  const watched = function (this: unknown, ...args: unknown[]): unknown {
    if (concerns(args)) denials.note(`fs.${name}`, 'fs-write');
    return apply(original, this, args);
  };
  Object.defineProperty(watched, 'name', { value: name, configurable: true });
  Object.defineProperty(holder, name, { value: watched, writable: true, configurable: true, enumerable: true });
}
