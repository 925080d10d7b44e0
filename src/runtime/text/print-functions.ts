import { readOrigin } from '../calls/function-origin.ts';
import {
  apply,
  defineProperty,
  functionPrototype,
  getOwnPropertyDescriptor,
  isObject,
  PrivateWeakMap,
  textSlice,
} from '../realm/intrinsics.ts';

const natives = new PrivateWeakMap<object>();

/** A function of ours that stands for a native one prints as that does. */
export function looksLike(own: object, native: object): void {
  natives.set(own, native);
}

/**
 * Makes `Function.prototype.toString` answer with a rewritten function's own source: the one change to a built-in, and
 * one the subject cannot see. Answers how to undo it.
 */
export function printOriginalFunctions(sourceOf: (fileKey: number) => string | undefined): () => void {
  const native = getOwnPropertyDescriptor(functionPrototype, 'toString') as PropertyDescriptor & {
    value: () => string;
  };
  const holder = {
    toString(this: unknown): string {
      if (this === holder.toString) return apply(native.value, native.value, []);
      const printed = isObject(this) ? (natives.get(this) ?? this) : this;
      const text = apply(native.value, printed, []) as string;
      const origin = readOrigin(text);
      if (origin === null) return text;
      const source = sourceOf(origin.fileKey);
      return source === undefined ? text : textSlice(source, origin.start, origin.end);
    },
  };
  defineProperty(functionPrototype, 'toString', { ...native, value: holder.toString });
  return () => {
    defineProperty(functionPrototype, 'toString', native);
  };
}
