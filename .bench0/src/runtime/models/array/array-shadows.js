import { emptyList, isObject, isTypedArray } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
import { plainLength } from '../../heap/plain-length.js';
/** Elements of longer arrays, most of which are sparse, are not followed. */
const elementLimit = 1 << 20;
/**
 * The shadows of an array's elements as an array, to which the same operations can be applied as to the elements. If
 * the length depends on the input, it is decided first. Undefined if `array` is not a plain array.
 */
export function elementShadows(side, array, site) {
    side.decideLength(site, array);
    return shadowsInPlace(side, array);
}
/** As `elementShadows`, for operations that treat arrays of all lengths alike. */
export function shadowsInPlace(side, array) {
    const length = plainLength(array);
    if (length === undefined || length > elementLimit)
        return undefined;
    const shadows = emptyList();
    if (isTypedArray(array)) {
        for (let at = 0; at < length; at++)
            shadows[at] = side.read(array, at, array[at]);
        return shadows;
    }
    const known = side.of(array);
    const isKeyed = side.writes.isLogged(array) || (known !== undefined && side.parsed.live !== 0);
    for (let at = 0; at < length; at++)
        shadows[at] = isKeyed ? side.read(array, at, peek(array, at)) : (known?.[at] ?? 0);
    return shadows;
}
/** A copy of the present elements. */
export function elementsOf(array) {
    const elements = emptyList();
    const length = plainLength(array) ?? 0;
    for (let at = 0; at < length; at++)
        elements[at] = peek(array, at);
    return elements;
}
/** Stores the given shadows as those of the elements. */
export function placeShadows(side, array, shadows) {
    if (!isObject(array))
        return;
    const length = shadows.length;
    if (isTypedArray(array)) {
        for (let at = 0; at < length; at++)
            side.store(array, at, shadows[at] ?? 0);
        return;
    }
    const known = side.of(array);
    for (let at = 0; at < length; at++) {
        const shadow = shadows[at] ?? 0;
        if (shadow !== 0 || known !== undefined)
            side.store(array, at, shadow);
    }
    if (known === undefined)
        return;
    for (let at = length; (known[at] ?? 0) !== 0; at++)
        known[at] = 0;
}
