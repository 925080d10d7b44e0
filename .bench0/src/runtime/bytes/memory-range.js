import { arrayBufferLength, getOwnPropertyDescriptor, isAnyArrayBuffer, isDataView, isObject, isProxy, isTypedArray, typedArrayBuffer, typedArrayLength, typedArrayOffset, uncurry, } from '../realm/intrinsics.js';
import { elementType, elementTypeOf } from './element-type.js';
const getter = (name) => uncurry(getOwnPropertyDescriptor(DataView.prototype, name)?.get);
const dataViewBuffer = getter('buffer');
const dataViewOffset = getter('byteOffset');
const dataViewLength = getter('byteLength');
/** The bytes that a view or a buffer covers; undefined for any other value. */
export function memoryOf(view) {
    if (!isObject(view) || isProxy(view))
        return undefined;
    if (isTypedArray(view)) {
        const size = elementTypeOf(view)?.size ?? 1;
        return {
            buffer: typedArrayBuffer(view),
            start: typedArrayOffset(view),
            length: typedArrayLength(view) * size,
        };
    }
    if (isAnyArrayBuffer(view))
        return { buffer: view, start: 0, length: arrayBufferLength(view) };
    if (!isDataView(view))
        return undefined;
    try {
        return { buffer: dataViewBuffer(view), start: dataViewOffset(view), length: dataViewLength(view) };
    }
    catch {
        // The buffer is detached.
        return undefined;
    }
}
/** The location of a number of the given type in a range; undefined if it does not fit. */
export function placeIn(range, at, type, littleEndian) {
    if (!(at >= 0) || at % 1 !== 0 || at + type.size > range.length)
        return undefined;
    return { buffer: range.buffer, offset: range.start + at, type, littleEndian };
}
export function byteAt({ buffer, start }, at) {
    return { buffer, offset: start + at, type: elementType.uint8, littleEndian: true };
}
