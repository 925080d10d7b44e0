import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

import { bare } from '../bare.ts';

const ErrorClass = Error;
const { captureStackTrace } = Error;
const { getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

type Frames = readonly NodeJS.CallSite[];

/**
 * File and line from which `above` was called. Lines are those of the text without types, which all builds keep. Paths
 * are relative to the target's folder, so that a place is the same on every machine.
 */
export function callerPlace(above: (...args: never[]) => unknown, targetFile: string): string {
  const frame = topFrame(above);
  const place = frame?.getFileName() ?? '';
  const file = place.startsWith('file:') ? fileURLToPath(place) : place;
  return `${relative(dirname(targetFile), file)}:${frame?.getLineNumber() ?? 0}`;
}

/** The subject's own stack formatter and limit are replaced during the call. */
function topFrame(above: (...args: never[]) => unknown): NodeJS.CallSite | undefined {
  const formatter = getOwnPropertyDescriptor(ErrorClass, 'prepareStackTrace');
  const limit = getOwnPropertyDescriptor(ErrorClass, 'stackTraceLimit');
  defineProperty(
    ErrorClass,
    'prepareStackTrace',
    bare({ value: (_: Error, frames: Frames) => frames, configurable: true }),
  );
  defineProperty(ErrorClass, 'stackTraceLimit', bare({ value: 1, configurable: true, writable: true }));
  try {
    const holder: { stack?: unknown } = {};
    captureStackTrace(holder, above);
    return (holder.stack as Frames)[0];
  } finally {
    restore('prepareStackTrace', formatter);
    restore('stackTraceLimit', limit);
  }
}

function restore(name: string, descriptor: PropertyDescriptor | undefined): void {
  if (descriptor === undefined) deleteProperty(ErrorClass, name);
  else defineProperty(ErrorClass, name, bare(descriptor));
}
