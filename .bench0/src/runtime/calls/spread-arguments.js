import { codePointAt, emptyList, isObject, iteratorSymbol, textSlice } from '../realm/intrinsics.js';
import { iteratesByIndex } from '../iteration/iterations.js';
import { hasPlainChain, peek } from '../heap/peek.js';
import { concretizeContents } from '../heap/concretize-contents.js';
import { plainLength } from '../heap/plain-length.js';
const reason = 'arguments spread from an iterator';
const anyArray = [];
/**
 * The arguments of calls that spread. What is iterated by index is expanded before the call; shadows from other
 * iterables are added when the callee takes its arguments.
 */
export class SpreadArguments {
    #registers;
    #recorder;
    #side;
    #iterations;
    #yields;
    constructor(registers, recorder, side, iterations, yields) {
        this.#registers = registers;
        this.#recorder = recorder;
        this.#side = side;
        this.#iterations = iterations;
        this.#yields = yields;
    }
    /** Expands spread arrays, strings and `arguments` up to the first other iterable; `upTo` is its index. */
    layOut(site, values, shadows, spread) {
        const all = { values: emptyList(), shadows: emptyList() };
        for (let index = 0; index < values.length; index++) {
            const value = values[index];
            if (spread[index] !== 1)
                append(all, value, shadows[index] ?? 0);
            else if (typeof value === 'string')
                this.#characters(site, all, value, shadows[index] ?? 0);
            else if (!iteratesByIndex(value))
                return { ...all, upTo: index };
            else
                this.#elements(site, all, value);
        }
        return { ...all, upTo: values.length };
    }
    /** True if the elements of a source are known without running an iterator, or the source is not iterable. */
    isLaidOut(source) {
        if (!isObject(source) || !iteratesByIndex(anyArray))
            return true;
        if (!hasPlainChain(source))
            return false;
        return iteratesByIndex(source) || typeof peek(source, iteratorSymbol) !== 'function';
    }
    #elements(site, all, array) {
        this.#side.decideLength(site, array);
        const length = plainLength(array) ?? 0;
        for (let at = 0; at < length; at++) {
            const item = peek(array, at);
            append(all, item, this.#side.read(array, at, item));
        }
    }
    #characters(site, all, text, shadow) {
        this.#recorder.takenAll(site, this.#iterations.countOf(text, shadow, text.length), text.length);
        this.#iterations.pairs.decide(site, text, shadow);
        for (let at = 0; at < text.length;) {
            const character = textSlice(text, at, at + ((codePointAt(text, at) ?? 0) > 0xffff ? 2 : 1));
            append(all, character, this.#iterations.character(text, shadow, at, character));
            at += character.length;
        }
    }
    /**
     * The last argument of a call of a rewritten function is an iterable; its shadows are added when the function takes
     * its arguments.
     */
    defer(call, iterable) {
        const follower = this.#iterations.followerOf(iterable);
        const level = follower === undefined ? this.#yields.open() : 0;
        const first = call.shadows.length;
        call.late = (values) => {
            const all = call.shadows;
            if (follower !== undefined)
                this.#followed(all, follower, first, values);
            else
                this.#yielded(all, level);
        };
    }
    #followed(all, follower, first, values) {
        for (let at = first; at < values.length; at++)
            all[at] = follower.shadowOf(at - first, values[at]);
    }
    #yielded(all, level) {
        const collected = this.#yields.close(level);
        for (let at = 0; at < collected.count; at++)
            all[all.length] = collected.shadowOfTurn(at);
    }
    /** The call of a function that is not followed: the elements of the iterables are concretized. */
    unfollowed(site, target, values, spread) {
        for (let at = 0; at < values.length; at++)
            if (spread[at] === 1)
                concretizeContents(this.#recorder, this.#side, site, values[at], reason);
        const level = this.#yields.open();
        const after = () => {
            const collected = this.#yields.close(level);
            for (let at = 0; at < collected.count; at++) {
                const value = collected.elementAt(at);
                this.#recorder.concretize(site, value, collected.shadowOfTurn(at), reason);
                if (isObject(value))
                    concretizeContents(this.#recorder, this.#side, site, value, reason);
            }
            return 0;
        };
        return {
            site,
            target,
            self: undefined,
            args: values,
            selfShadow: 0,
            shadows: emptyList(),
            model: { after },
            functionId: 0,
            callback: null,
            late: null,
            state: undefined,
            outerCallee: this.#registers.callee,
            outerUnderway: null,
            outerPending: this.#registers.pending,
        };
    }
}
function append({ values, shadows }, value, shadow) {
    values[values.length] = value;
    shadows[shadows.length] = shadow;
}
