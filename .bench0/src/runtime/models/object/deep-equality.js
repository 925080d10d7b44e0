import { operatorCode } from '../../../core/operators.js';
import { getOwnPropertyDescriptor, getPrototypeOf, hasOwn, isArray, isMap, isObject, isProxy, isRegExp, isSet, isTypedArray, objectPrototype, ownKeys, sameValue, textOf, typedArrayLength, } from '../../realm/intrinsics.js';
import { peek } from '../../heap/peek.js';
/** Structures that are deeper, or have more parts, are concretized. */
const deepest = 16;
const mostParts = 1024;
/**
 * Compares two values as `util.isDeepStrictEqual` does; supports plain objects, arrays, typed arrays and primitives.
 */
export class DeepEquality {
    #context;
    #site;
    #node = 0;
    #parts = 0;
    /** False once two parts differ. */
    isEqual = true;
    /** True once two parts differ for every input. */
    #isNever = false;
    /** True once a value was found that this class cannot compare. */
    isStrange = false;
    constructor(context, site) {
        this.#context = context;
        this.#site = site;
    }
    /** The condition that all parts are equal; 0 if that does not depend on the input. */
    get node() {
        return this.#isNever ? 0 : this.#node;
    }
    compare(left, right, leftShadow, rightShadow, depth = 0) {
        if (this.isStrange)
            return;
        if (depth > deepest || ++this.#parts > mostParts) {
            this.isStrange = true;
            return;
        }
        if (isObject(left) && isObject(right))
            return this.#objects(left, right, depth);
        const isSame = sameValue(left, right);
        const { recorder } = this.#context;
        this.#add(recorder.binary(operatorCode.sameValue, left, right, isSame, leftShadow, rightShadow), isSame);
    }
    #add(node, isSame) {
        const { table } = this.#context.recorder;
        this.isEqual &&= isSame;
        if (node === 0)
            this.#isNever ||= !isSame;
        else
            this.#node = this.#node === 0 ? node : table.node(operatorCode.and, this.#node, node, 0, this.isEqual);
    }
    #objects(left, right, depth) {
        if (left === right)
            return;
        if (isProxy(left) || isProxy(right)) {
            this.isStrange = true;
            return;
        }
        const isAlike = getPrototypeOf(left) === getPrototypeOf(right) && isArray(left) === isArray(right);
        if (!isAlike)
            return this.#add(0, false);
        if (isTypedArray(left) && isTypedArray(right))
            return this.#typed(left, right);
        if (!isComparedByProperties(left) || !isComparedByProperties(right)) {
            this.isStrange = true;
            return;
        }
        const { reads } = this.#context;
        reads.decideNames(this.#site, left);
        reads.decideNames(this.#site, right);
        this.#properties(left, right, depth);
    }
    #properties(left, right, depth) {
        const keys = ownKeys(left);
        let count = 0;
        for (let at = 0; at < keys.length; at++) {
            const key = keys[at];
            const descriptor = getOwnPropertyDescriptor(left, key);
            const isLength = key === 'length' && isArray(left);
            if (descriptor?.enumerable !== true && !isLength)
                continue;
            count++;
            const other = getOwnPropertyDescriptor(right, key);
            if (other === undefined || (other.enumerable !== true && !isLength))
                return this.#add(0, false);
            if (descriptor === undefined || !hasOwn(descriptor, 'value') || !hasOwn(other, 'value')) {
                this.isStrange = true;
                return;
            }
            const shadow = this.#shadowOf(left, key, descriptor.value);
            this.compare(descriptor.value, other.value, shadow, this.#shadowOf(right, key, other.value), depth + 1);
        }
        if (count !== enumerableCount(right))
            this.#add(0, false);
    }
    #shadowOf(object, key, value) {
        const { side } = this.#context;
        return isArray(object) ? side.read(object, elementKey(key), value) : side.readDecided(object, key, value);
    }
    #typed(left, right) {
        const { side } = this.#context;
        side.decideLength(this.#site, left);
        side.decideLength(this.#site, right);
        const length = typedArrayLength(left);
        if (length !== typedArrayLength(right))
            return this.#add(0, false);
        for (let at = 0; at < length; at++) {
            const [one, other] = [left[at], right[at]];
            this.compare(one, other, side.read(left, at, one), side.read(right, at, other));
        }
    }
}
/** The side table has elements under their numbers. */
function elementKey(key) {
    return typeof key === 'string' && textOf(+key) === key ? +key : key;
}
function enumerableCount(object) {
    const keys = ownKeys(object);
    let count = 0;
    for (let at = 0; at < keys.length; at++) {
        const isLength = keys[at] === 'length' && isArray(object);
        if (isLength || getOwnPropertyDescriptor(object, keys[at])?.enumerable === true)
            count++;
    }
    return count;
}
/** True for plain objects, arrays and instances of classes of the subject; false for objects with internal slots. */
function isComparedByProperties(object) {
    if (isArray(object))
        return true;
    if (typeof object === 'function' || isMap(object) || isSet(object) || isRegExp(object))
        return false;
    for (let holder = getPrototypeOf(object); isObject(holder); holder = getPrototypeOf(holder)) {
        if (holder === objectPrototype)
            return true;
        if (isProxy(holder) || isBuiltIn(peek(holder, 'constructor')))
            return false;
    }
    return true;
}
const builtIns = [Date, Error, Number, String, Boolean, BigInt, Symbol, Promise, WeakMap, WeakSet];
function isBuiltIn(constructor) {
    for (let at = 0; at < builtIns.length; at++)
        if (builtIns[at] === constructor)
            return true;
    return false;
}
