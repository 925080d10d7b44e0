import { readOrigin } from '../calls/function-origin.js';
import { apply, defineProperty, functionPrototype, getOwnPropertyDescriptor, isObject, PrivateWeakMap, textSlice, } from '../realm/intrinsics.js';
/** The native function that each function of the runtime replaces, for as long as the latter lives. */
const natives = new PrivateWeakMap();
/** Makes a function of the runtime print as the native function it replaces. */
export function looksLike(own, native) {
    natives.set(own, native);
}
/**
 * Makes `Function.prototype.toString` return the original source of rewritten functions. The subject cannot observe the
 * change. Returns a function that undoes it.
 */
export function printOriginalFunctions(sourceOf) {
    const native = getOwnPropertyDescriptor(functionPrototype, 'toString');
    const holder = {
        toString() {
            if (this === holder.toString)
                return apply(native.value, native.value, []);
            const printed = isObject(this) ? (natives.get(this) ?? this) : this;
            const text = apply(native.value, printed, []);
            const origin = readOrigin(text);
            if (origin === null)
                return text;
            const source = sourceOf(origin.fileKey);
            return source === undefined ? text : textSlice(source, origin.start, origin.end);
        },
    };
    defineProperty(functionPrototype, 'toString', { ...native, value: holder.toString });
    return () => {
        defineProperty(functionPrototype, 'toString', native);
    };
}
