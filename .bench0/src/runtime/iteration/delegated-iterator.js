import { apply, arrayIteratorPrototype, codePointAt, createObject, emptyList, getPrototypeOf, isMap, isObject, isProxy, isSet, isTypedArray, iteratorSymbol, textSlice, } from '../realm/intrinsics.js';
import { peek } from '../heap/peek.js';
/**
 * Iterates an array or a string as its native iterator does, and reports each element before it is returned. It has the
 * prototype of array iterators, so that `return` and `throw` are looked up as usual.
 */
export function delegatedIterator(source, tell) {
    let position = 0;
    let isOver = false;
    const next = () => {
        isOver ||= position >= source.length;
        if (isOver) {
            tell(undefined, true);
            return { value: undefined, done: true };
        }
        const value = elementAt(source, position);
        position += typeof source === 'string' ? value.length : 1;
        tell(value, false);
        return { value, done: false };
    };
    const iterator = createObject(arrayIteratorPrototype, {
        next: plainProperty(next),
        [iteratorSymbol]: plainProperty(() => iterator),
    });
    return iterator;
}
/** A property descriptor without a prototype, because the subject may have changed `Object.prototype`. */
function plainProperty(value) {
    return { __proto__: null, value };
}
function elementAt(source, at) {
    if (typeof source !== 'string')
        return source[at];
    return textSlice(source, at, at + ((codePointAt(source, at) ?? 0) > 0xffff ? 2 : 1));
}
const natives = [[].values(), ''[Symbol.iterator](), new Map().values(), new Set().values(), ''.matchAll(/x/gu)];
/** The prototypes of built-in iterators, each with its `next` method. */
const prototypes = natives.map((iterator) => getPrototypeOf(iterator));
const nexts = prototypes.map((prototype) => prototype.next);
const { entries } = Map.prototype;
const { values } = Set.prototype;
const typedValues = getPrototypeOf(Uint8Array.prototype).values;
/**
 * The iterator itself, or a new one for a collection, if iterating it runs no code of the subject; undefined otherwise.
 */
export function nativeIterator(source) {
    if (!isObject(source) || isProxy(source))
        return undefined;
    const start = isMap(source) ? entries : isSet(source) ? values : isTypedArray(source) ? typedValues : undefined;
    const iterator = start !== undefined && peek(source, iteratorSymbol) === start
        ? apply(start, source, emptyList())
        : source;
    return nextOf(iterator) === undefined ? undefined : iterator;
}
/** The `next` method of a built-in iterator; undefined if it was replaced. */
function nextOf(iterator) {
    const prototype = getPrototypeOf(iterator);
    for (let at = 0; at < prototypes.length; at++)
        if (prototypes[at] === prototype)
            return peek(iterator, 'next') === nexts[at] ? nexts[at] : undefined;
    return undefined;
}
/**
 * As `delegatedIterator`, for an iterator from `nativeIterator`: the same steps, each reported before it is returned.
 */
export function delegatedSteps(iterator, tell) {
    const native = nextOf(iterator);
    const next = () => {
        const step = apply(native, iterator, emptyList());
        const isOver = peek(step, 'done') === true;
        tell(peek(step, 'value'), isOver);
        return step;
    };
    const delegate = createObject(getPrototypeOf(iterator), {
        next: plainProperty(next),
        [iteratorSymbol]: plainProperty(() => delegate),
    });
    return delegate;
}
