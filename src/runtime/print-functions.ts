import { readOrigin } from './function-origin.ts';
import { apply, defineProperty, functionPrototype, getOwnPropertyDescriptor, textSlice } from './intrinsics.ts';

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
      const text = apply(native.value, this, []) as string;
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
