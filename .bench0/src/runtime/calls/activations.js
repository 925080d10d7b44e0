import { emptyList, isArray, isObject, PrivateWeakMap } from '../realm/intrinsics.js';
/** The reason for concretizing a value that a promise passes to anything but `await`. */
export const nativeContinuation = 'promise passed to native code';
/** Relates promises to the calls of async functions that returned them. */
export class Activations {
    #recorder;
    #side;
    #byPromise = new PrivateWeakMap();
    #answers = new PrivateWeakMap();
    /** The activations of this run whose promises are fulfilled with something that depends on the input. */
    #known = emptyList();
    #results = emptyList();
    /** True once native code receives what becomes of a promise in this run. */
    hasWatched = false;
    constructor(recorder, side) {
        this.#recorder = recorder;
        this.#side = side;
    }
    reset() {
        this.#known = emptyList();
        this.#results = emptyList();
        this.hasWatched = false;
    }
    open(functionId) {
        return { functionId, shadow: 0, isWatched: false, isTaken: false, site: 0, forwarded: null, parts: null };
    }
    link(promise, activation) {
        if (isObject(promise))
            this.#byPromise.set(promise, activation);
    }
    settle(activation, value, shadow) {
        activation.shadow = shadow;
        if (isObject(value))
            activation.forwarded = this.#byPromise.get(value) ?? null;
        if (shadow !== 0)
            this.#note(activation);
        if (activation.isWatched)
            this.#concretize(activation.site, shadow);
    }
    /** Relates the result of `Promise.all` to what it was given. */
    combine(promise, values, shadows) {
        const activation = this.open(0);
        activation.parts = { values, shadows };
        this.link(promise, activation);
        this.#note(activation);
    }
    #note(activation) {
        activation.site = this.#recorder.events.lastSite;
        this.#known[this.#known.length] = activation;
    }
    /**
     * Native code will receive the value that fulfills the promise. Returns the shadow of that value, if it is known
     * already.
     */
    watch(promise) {
        this.hasWatched = true;
        const activation = isObject(promise) ? this.#byPromise.get(promise) : undefined;
        if (activation !== undefined)
            activation.isWatched = true;
        const last = this.#lastOf(promise);
        if (last !== null)
            last.isWatched = true;
        return last?.shadow ?? 0;
    }
    /**
     * Native code received the promise before it was linked to its activation. Returns the shadow of the value that
     * fulfilled it, if any.
     */
    leave(activation) {
        if (activation === null)
            return 0;
        activation.isWatched = true;
        return activation.shadow;
    }
    /** Records that the promise is fulfilled with the result of a function that native code will call. */
    expectAnswer(promise) {
        this.#answers.set(promise, true);
    }
    isAnswer(promise) {
        return isObject(promise) && this.#answers.get(promise) === true;
    }
    /** The shadow of the value that awaiting the promise gives; those of its elements are stored. */
    received(promise, value) {
        const activation = this.#lastOf(promise);
        if (activation === null)
            return 0;
        activation.isTaken = true;
        const { parts } = activation;
        if (parts === null || !isArray(value))
            return activation.shadow;
        activation.parts = null;
        for (let at = 0; at < parts.values.length; at++) {
            const part = parts.values[at];
            const shadow = isObject(part) ? this.received(part, value[at]) : parts.shadows[at];
            this.#side.store(value, at, this.#recorder.current(shadow, value[at]));
        }
        return 0;
    }
    /** Records the result of the target: what fulfills it need not be concretized. */
    leaveOpen(promise) {
        this.#results[this.#results.length] = promise;
    }
    /** Concretizes, at the end of a run, what fulfilled promises that no rewritten code has received. */
    concretizeRemaining() {
        for (let at = 0; at < this.#results.length; at++) {
            const activation = this.#lastOf(this.#results[at]);
            if (activation !== null)
                activation.isTaken = true;
        }
        for (let at = 0; at < this.#known.length; at++) {
            const activation = this.#known[at];
            if (!activation.isTaken)
                this.#concretize(activation.site, activation.shadow);
            if (activation.isWatched || !activation.isTaken)
                this.#concretizeParts(activation);
        }
    }
    #concretizeParts({ site, parts }) {
        if (parts === null)
            return;
        for (let at = 0; at < parts.values.length; at++)
            this.#concretize(site, parts.shadows[at]);
    }
    #concretize(site, shadow) {
        const recorder = this.#recorder;
        if (shadow > 0)
            recorder.concretize(site, recorder.table.valueAt(shadow), shadow, nativeContinuation);
    }
    #lastOf(promise) {
        let activation = isObject(promise) ? (this.#byPromise.get(promise) ?? null) : null;
        for (let steps = 0; activation !== null && activation.forwarded !== null && steps < 64; steps++)
            activation = activation.forwarded;
        return activation;
    }
}
