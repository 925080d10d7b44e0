import { isArgumentsObject, isArray, isObject, isProxy, isTypedArray, typedArrayLength } from '../realm/intrinsics.js';
import { peek } from './peek.js';
/** The length of an array, a typed array or `arguments`, without running code; undefined for any other value. */
export function plainLength(array) {
    if (!isObject(array) || isProxy(array))
        return undefined;
    if (isArray(array))
        return array.length;
    if (isTypedArray(array))
        return typedArrayLength(array);
    const length = isArgumentsObject(array) ? peek(array, 'length') : undefined;
    return typeof length === 'number' && length >= 0 && length % 1 === 0 ? length : undefined;
}
