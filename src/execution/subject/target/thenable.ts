import { types } from 'node:util';

import { bare } from '../bare.ts';

export function isThenable(value: unknown): boolean {
  if (types.isPromise(value)) return true;
  return typeof value === 'object' && value !== null && typeof (value as { then?: unknown }).then === 'function';
}

/** Boxes the result, to distinguish a promise of undefined from one that never settles. */
export async function boxed(promise: PromiseLike<unknown>): Promise<{ readonly result: unknown }> {
  return bare({ result: await promise });
}
