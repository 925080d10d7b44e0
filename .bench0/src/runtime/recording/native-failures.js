import { isArray, iteratorSymbol, NativeTypeError } from '../realm/intrinsics.js';
import { findProperty, hasPlainChain } from '../heap/peek.js';
/**
 * Throws the errors of the engine, with the same messages, where rewritten code replaces an operation whose error names
 * its source text. `source` is that text.
 */
export class NativeFailures {
    notFunction(source) {
        return () => {
            throw new NativeTypeError(`${source} is not a function`);
        };
    }
    cannotDestructure(value, key, source) {
        const what = key === null ? `'${source}'` : `property '${key}' of '${source}'`;
        throw new NativeTypeError(`Cannot destructure ${what} as it is ${value}.`);
    }
    /** Returns the value if it can be iterated; throws otherwise. */
    iterable(value, source) {
        if (typeof value === 'string' || isArray(value))
            return value;
        const missing = value === null ||
            value === undefined ||
            (hasPlainChain(value) && findProperty(value, iteratorSymbol) === undefined);
        if (missing)
            throw new NativeTypeError(`${source} is not iterable`);
        return value;
    }
}
