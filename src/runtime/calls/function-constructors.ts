import {
  construct,
  defineProperty,
  functionToString,
  getOwnPropertyDescriptor,
  getPrototypeOf,
  globalEval,
  globalObject,
  setPrototypeOf,
} from '../realm/intrinsics.ts';
import { looksLike } from '../text/print-functions.ts';
import type { Runtime } from '../runtime.ts';

type AnyConstructor = new (...args: unknown[]) => object;

const ordinary = Function as unknown as AnyConstructor;
const samples = [function* () {}, async function () {}, async function* () {}];
const special = samples.map((sample) => (getPrototypeOf(sample) as { constructor: AnyConstructor }).constructor);

/**
 * Replaces `Function` and the other function constructors by constructors that rewrite the code they are given. The
 * subject cannot distinguish them from the native ones. Returns a function that restores the native ones.
 */
export function replaceFunctionConstructors(runtime: Runtime): () => void {
  const replacement = replaced(ordinary, runtime);
  const undo = [
    put(globalObject, 'Function', replacement),
    put(ordinary.prototype as object, 'constructor', replacement),
  ];
  for (const native of special) {
    const own = replaced(native, runtime);
    setPrototypeOf(own, replacement);
    undo.push(put(native.prototype as object, 'constructor', own));
  }
  return () => {
    for (const restore of undo) restore();
  };
}

function put(holder: object, key: string, value: unknown): () => void {
  const native = getOwnPropertyDescriptor(holder, key)!;
  defineProperty(holder, key, { ...native, value });
  return () => {
    defineProperty(holder, key, native);
  };
}

function replaced(native: AnyConstructor, runtime: Runtime): AnyConstructor {
  const replacement: unknown = function (...args: unknown[]): object {
    const newTarget = new.target as unknown as AnyConstructor | undefined;
    const made = construct(native, args, newTarget === undefined || newTarget === replacement ? native : newTarget);
    return rewrittenFunction(made, runtime) ?? made;
  };
  const constructor = replacement as AnyConstructor;
  for (const key of ['length', 'name', 'prototype'])
    defineProperty(constructor, key, getOwnPropertyDescriptor(native, key)!);
  looksLike(constructor, native);
  return constructor;
}

/** Rewrites a function that the engine made, so that errors, conversions and prototypes are those of the engine. */
function rewrittenFunction(made: object, runtime: Runtime): object | null {
  const rewritten = runtime.evaluations.rewritten({ kind: 'function', text: functionToString(made) }, '');
  if (rewritten === null) return null;
  const make = globalEval(rewritten.code) as (runtime: Runtime, flags: Uint8Array) => object;
  const result = make(runtime, runtime.flags);
  defineProperty(result, 'name', { __proto__: null, value: 'anonymous' } as PropertyDescriptor);
  const prototype = getPrototypeOf(made) as object;
  if (getPrototypeOf(result) !== prototype) setPrototypeOf(result, prototype);
  return result;
}
