// Bugs that are hard to tell from something else: from a rejection, from each other, from the end of a run.

/* oxlint-disable */

export const reported: readonly string[] = [];

/** What the error says where it is not that of a property of null. */
export const errors: Readonly<Record<string, string>> = {
  propertyNamedLikeAWord: "reading 'newValue'",
  overflow: 'Maximum call stack size exceeded',
  lateTimer: "reading 'late'",
  lateImmediate: "reading 'soon'",
  unhandledRejection: "reading 'rejected'",
  withoutStacks: "reading 'second'",
  ownFormatter: "reading 'formatted'",
  pollutedPrototype: 'prototype',
  swallowedListener: "reading 'listened'",
};

const nothing: any = null;

export function propertyNamedLikeAWord(s: string): unknown {
  let u: any;
  if (s === 'a') return u.newValue;
  return s;
}

export function overflow(s: string): number {
  const deep = (): number => 1 + deep();
  return s.startsWith('(((') ? deep() : 0;
}

export function lateTimer(n: number): number {
  if (n === 4711) setTimeout(() => nothing.late, 2);
  return n;
}

export function lateImmediate(n: number): number {
  setImmediate(() => {
    if (n === 4711) setImmediate(() => nothing.soon);
  });
  return n;
}

export function unhandledRejection(s: string): string {
  if (s === 'reject') void Promise.resolve().then(() => nothing.rejected);
  return s;
}

export function withoutStacks(s: string): string {
  Error.stackTraceLimit = 0;
  if (s === 'one') return nothing.first;
  if (s === 'two') return nothing.second;
  return s;
}

export function ownFormatter(s: string): string {
  Error.prepareStackTrace = () => 'nothing to see';
  if (s === 'format') return nothing.formatted;
  return s;
}

export function pollutedPrototype(path: string): object {
  const made: any = {};
  const [first, second] = path.split('.');
  made[first as string] ??= {};
  if (second !== undefined) made[first as string][second] = true;
  return made;
}

export function swallowedListener(s: string): string {
  process.once('uncaughtException', () => {});
  if (s === 'throw') return nothing.listened;
  return s;
}
