import { inspect } from 'node:util';
/** Prints a value completely, equal for equal values. */
export function printValue(value) {
    return inspect(value, {
        depth: Infinity,
        customInspect: false,
        sorted: true,
        maxArrayLength: null,
        maxStringLength: null,
        breakLength: Infinity,
    });
}
