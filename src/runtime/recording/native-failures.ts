import { isArray, iteratorSymbol, NativeTypeError } from '../realm/intrinsics.ts';
import { findProperty, hasPlainChain } from '../heap/peek.ts';

/**
 * Throws the errors of the engine, with the same messages, where rewritten code replaces an operation whose error names
 * its source text. `words` is that text.
 */
export class NativeFailures {
  notFunction(words: string): () => never {
    return () => {
      throw new NativeTypeError(`${words} is not a function`);
    };
  }

  cannotDestructure(value: null | undefined, key: string | null, words: string): never {
    const what = key === null ? `'${words}'` : `property '${key}' of '${words}'`;
    throw new NativeTypeError(`Cannot destructure ${what} as it is ${value}.`);
  }

  /** Returns the value if it can be iterated; throws otherwise. */
  iterable(value: unknown, words: string): unknown {
    if (typeof value === 'string' || isArray(value)) return value;
    const missing =
      value === null ||
      value === undefined ||
      (hasPlainChain(value) && findProperty(value, iteratorSymbol) === undefined);
    if (missing) throw new NativeTypeError(`${words} is not iterable`);
    return value;
  }
}
