import { construct, defineProperty, functionToString, getOwnPropertyDescriptor, getPrototypeOf, globalEval, globalObject, setPrototypeOf, } from '../realm/intrinsics.js';
import { looksLike } from '../text/print-functions.js';
const ordinary = Function;
const samples = [function* () { }, async function () { }, async function* () { }];
const special = samples.map((sample) => getPrototypeOf(sample).constructor);
/**
 * Replaces `Function` and the other function constructors by constructors that rewrite the code they are given. The
 * subject cannot distinguish them from the native ones. Returns a function that restores the native ones.
 */
export function replaceFunctionConstructors(runtime) {
    const replacement = replaced(ordinary, runtime);
    const undo = [
        put(globalObject, 'Function', replacement),
        put(ordinary.prototype, 'constructor', replacement),
    ];
    for (const native of special) {
        const own = replaced(native, runtime);
        setPrototypeOf(own, replacement);
        undo.push(put(native.prototype, 'constructor', own));
    }
    return () => {
        for (const restore of undo)
            restore();
    };
}
function put(holder, key, value) {
    const native = getOwnPropertyDescriptor(holder, key);
    defineProperty(holder, key, { ...native, value });
    return () => {
        defineProperty(holder, key, native);
    };
}
function replaced(native, runtime) {
    const replacement = function (...args) {
        const newTarget = new.target;
        const made = construct(native, args, newTarget === undefined || newTarget === replacement ? native : newTarget);
        return rewrittenFunction(made, runtime) ?? made;
    };
    const constructor = replacement;
    for (const key of ['length', 'name', 'prototype'])
        defineProperty(constructor, key, getOwnPropertyDescriptor(native, key));
    looksLike(constructor, native);
    return constructor;
}
/** Rewrites a function that the engine made, so that errors, conversions and prototypes are those of the engine. */
function rewrittenFunction(made, runtime) {
    const rewritten = runtime.evaluations.rewritten({ kind: 'function', text: functionToString(made) }, '');
    if (rewritten === null)
        return null;
    const make = globalEval(rewritten.code);
    const result = make(runtime, runtime.flags);
    defineProperty(result, 'name', { __proto__: null, value: 'anonymous' });
    const prototype = getPrototypeOf(made);
    if (getPrototypeOf(result) !== prototype)
        setPrototypeOf(result, prototype);
    return result;
}
