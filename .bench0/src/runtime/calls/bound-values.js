import { operatorCode } from '../../core/operators.js';
import { codePointAt, emptyList, hasOwn, isArray, isObject, isProxy, ownKeys, sameValue } from '../realm/intrinsics.js';
import { iteratesByIndex } from '../iteration/iterations.js';
import { hasPlainChain, peek, peekGetter } from '../heap/peek.js';
import { plainLength } from '../heap/plain-length.js';
/** Shadows of values that destructuring, spreading and rest parameters copied natively. */
export class BoundValues {
    #recorder;
    #side;
    #iterations;
    #yields;
    #reads;
    #stores;
    #throws;
    constructor(recorder, throws, side, reads, stores, iterations, yields) {
        this.#throws = throws;
        this.#yields = yields;
        this.#reads = reads;
        this.#stores = stores;
        this.#recorder = recorder;
        this.#side = side;
        this.#iterations = iterations;
    }
    /** The shadow of a variable that a pattern bound to the value at `path` in `source`. */
    bound(site, value, source, sourceShadow, path, keyShadow) {
        const last = path.length - 1;
        const key = path[last];
        if (keyShadow !== 0)
            return this.#byKey(site, value, source, sourceShadow, path, keyShadow);
        if (key === undefined || isObject(key))
            return 0;
        if (last === 0 && typeof key === 'number' && isObject(source)) {
            const elements = this.#yields.of(source)?.shadowAt(key, value) ?? this.#followed(source, key, value);
            if (elements !== undefined)
                return elements;
        }
        const holder = this.#follow(source, path, last);
        if (typeof holder === 'string') {
            const shadow = this.#textShadow(site, source, sourceShadow, path, holder);
            if (typeof key === 'number')
                this.#iterations.pairs.decide(site, holder, shadow);
            return this.#ofString(value, holder, shadow, key);
        }
        return this.#reads.readOwn(site, holder, key, value);
    }
    /**
     * As `bound`, for a variable with a default. If the value depends on the input, whether the default is used is a
     * decision. `fallback` is the shadow of the default; 0 if it was not used or has none.
     */
    boundOrDefault(site, value, source, sourceShadow, path, keyShadow, fallback) {
        const isTaken = fallback !== 0 || (value !== undefined && this.#isMissing(source, path));
        const shadow = this.bound(site, isTaken ? undefined : value, source, sourceShadow, path, keyShadow);
        const isMissing = isTaken || value === undefined;
        this.#reads.decideUndefined(site, isMissing ? undefined : value, shadow);
        return isTaken ? fallback : shadow;
    }
    /**
     * Called before a pattern destructures the value at the end of a path. Whether that value is undefined decides
     * whether the pattern throws or uses its default.
     */
    nested(site, source, sourceShadow, path, isList, hasDefault, keyShadow) {
        const last = path.length - 1;
        const key = path[last];
        const holder = last < 0 ? undefined : this.#follow(source, path, last);
        if (last >= 0 && (isObject(key) || !this.#isPlain(holder, key)))
            return;
        const value = last < 0 ? source : peek(holder, key);
        const shadow = last < 0 ? sourceShadow : this.bound(site, value, source, sourceShadow, path, keyShadow);
        if (hasDefault)
            this.#reads.decideUndefined(site, value, shadow);
        if (shadow === 0 || (hasDefault && value === undefined))
            return;
        if (isList)
            this.#throws.iterable(site, value, shadow);
        else
            this.#throws.defined(site, value, shadow);
    }
    /** As `nested`, for each element of a loop before its iteration. */
    nestedIn(site, patterns) {
        return (element, shadow) => {
            for (let at = 0; at < patterns.length; at++) {
                const pattern = patterns[at];
                this.nested(site, element, shadow, pattern[0], pattern[1], pattern[2], 0);
            }
        };
    }
    /** True if the property of `holder` can be read without running code. */
    #isPlain(holder, key) {
        if (!isObject(holder) || !hasPlainChain(holder))
            return false;
        if (typeof key === 'number' && !iteratesByIndex(holder))
            return false;
        return peekGetter(holder, key) === undefined;
    }
    /** True if the value at a path is known to be undefined without running code. */
    #isMissing(source, path) {
        const last = path.length - 1;
        const key = path[last];
        const holder = this.#follow(source, path, last);
        if (!isObject(holder) || isObject(key) || key === undefined || !hasPlainChain(holder))
            return false;
        if (typeof key === 'number' && !iteratesByIndex(holder))
            return false;
        return peekGetter(holder, key) === undefined && peek(holder, key) === undefined;
    }
    /** As `bound`, where the last key is computed and has a shadow. */
    #byKey(site, value, source, sourceShadow, path, keyShadow) {
        const last = path.length - 1;
        const holder = this.#follow(source, path, last);
        const shadow = typeof holder === 'string' ? this.#textShadow(site, source, sourceShadow, path, holder) : 0;
        return this.#reads.readKey(site, holder, path[last], value, shadow, keyShadow);
    }
    /** The shadow of the string that the last step of a path indexes. */
    #textShadow(site, source, sourceShadow, path, text) {
        const steps = path.length - 1;
        return steps === 0 ? sourceShadow : this.bound(site, text, source, sourceShadow, copyUpTo(path, steps), 0);
    }
    /** The shadow of the value that an iterator gave at a step. */
    #followed(source, turn, value) {
        return isArray(source) ? undefined : this.#iterations.followerOf(source)?.shadowOf(turn, value);
    }
    #ofString(value, source, sourceShadow, key) {
        if (sourceShadow === 0 || typeof key === 'symbol')
            return 0;
        if (key === 'length')
            return this.#recorder.lengthOfString(source, value, sourceShadow);
        if (typeof value !== 'string' && value !== undefined)
            return 0;
        const at = typeof key === 'number' ? unitsBefore(source, key) : +key;
        if (value !== undefined && typeof key === 'number')
            return this.#iterations.character(source, sourceShadow, at, value);
        return at >= 0 ? this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0) : 0;
    }
    #follow(source, path, steps) {
        const first = path[0];
        const given = typeof first === 'number' && isObject(source) && steps > 0 ? this.#elementOf(source, first) : undefined;
        let holder = given ?? source;
        for (let step = given === undefined ? 0 : 1; step < steps; step++)
            holder = peek(holder, path[step]);
        return holder;
    }
    /** The element of an iterable that is not iterated by index. */
    #elementOf(source, turn) {
        const collected = this.#yields.of(source);
        if (collected !== undefined)
            return collected.elementAt(turn);
        const follower = isArray(source) ? undefined : this.#iterations.followerOf(source);
        if (follower === undefined)
            return undefined;
        let element;
        for (let at = 0; at <= turn; at++)
            element = follower.elementAt?.(at);
        return element;
    }
    /** Gives the rest element of a pattern the shadows of the values it took; `from` is -1 for objects. */
    boundRest(site, rest, source, sourceShadow, path, from, leftOut = []) {
        const holder = this.#follow(source, path, path.length);
        if (from < 0) {
            this.#decideLeftOut(site, holder, leftOut);
            this.copyProperties(site, rest, holder);
        }
        else if (typeof holder === 'string') {
            const shadow = path.length === 0 ? sourceShadow : this.bound(site, holder, source, sourceShadow, path, 0);
            this.#recorder.takenAll(site, this.#iterations.countOf(holder, shadow, holder.length), holder.length);
            this.#iterations.pairs.decide(site, holder, shadow);
            for (let at = 0; at < (plainLength(rest) ?? 0); at++)
                this.#side.store(rest, at, this.#ofString(peek(rest, at), holder, shadow, at + from));
        }
        else if (isObject(rest) && isArray(rest))
            this.#shift(rest, holder, from);
        return 0;
    }
    /**
     * Decides whether the object has the keys that the rest element leaves out, for objects written to by keys of the
     * input.
     */
    #decideLeftOut(site, holder, keys) {
        if (!isObject(holder) || isProxy(holder) || !this.#side.writes.isLogged(holder))
            return;
        for (let at = 0; at < keys.length; at++) {
            const key = keys[at];
            if (typeof key !== 'string')
                continue;
            const isThere = hasOwn(holder, key);
            this.#recorder.branchOnce(site, this.#reads.hasKey(holder, key, isThere, 0), isThere);
        }
    }
    #shift(rest, holder, from) {
        if (!isObject(holder))
            return;
        const collected = this.#yields.of(holder);
        if (collected === undefined && !iteratesByIndex(holder))
            return;
        if (collected === undefined)
            this.#side.store(rest, 'length', this.#lengthAfter(holder, from));
        for (let at = 0; at < rest.length; at++) {
            const value = peek(rest, at);
            const shadow = collected?.shadowAt(at + from, value) ?? this.#side.read(holder, at + from, value);
            if (shadow !== 0)
                this.#side.store(rest, at, shadow);
        }
    }
    /** The node of the number of elements from an index on. */
    #lengthAfter(holder, from) {
        const { table } = this.#recorder;
        const total = plainLength(holder) ?? 0;
        const length = this.#side.read(holder, 'length', total);
        if (length === 0 || from === 0)
            return length;
        const start = table.constant(from);
        const hasMore = table.node(operatorCode.greaterThan, length, start, 0, total > from);
        const left = table.node(operatorCode.subtract, length, start, 0, total - from);
        return table.node(operatorCode.conditional, hasMore, left, table.constant(0), total > from ? total - from : 0);
    }
    /** Copies the shadows for `{ ...source }` into `target`. */
    copyProperties(site, target, source) {
        const shadows = this.#side.of(source);
        const { writes } = this.#side;
        if (!isObject(target) || !isObject(source) || isProxy(source) || isProxy(target))
            return;
        const isKeyed = writes.isLogged(source) || writes.isLogged(target);
        if (shadows === undefined && !isKeyed)
            return;
        this.#reads.decideNames(site, source);
        const keys = isKeyed ? ownKeys(source) : ownKeys(shadows);
        for (let at = 0; at < keys.length; at++) {
            const key = keys[at];
            if (isKeyed && !hasOwn(target, key))
                continue;
            const shadow = shadows?.[key] ?? 0;
            const keyShadow = typeof key === 'symbol' ? 0 : writes.shadowOfKey(source, key);
            if (keyShadow === 0)
                this.#side.store(target, key, shadow);
            else
                this.#stores.storeCopied(site, target, key, keyShadow, shadow);
        }
    }
    /**
     * Gives the elements of `arguments`, before its use, the shadows of the parameters; -1 marks an element without a
     * parameter.
     */
    tie(list, shadows) {
        const length = plainLength(list) ?? 0;
        const { table } = this.#recorder;
        for (let at = 0; at < shadows.length && at < length; at++) {
            const shadow = shadows[at];
            // A shadow with another value is stale: the element was changed without a record.
            if (shadow === 0 || (shadow > 0 && sameValue(table.valueAt(shadow), peek(list, at))))
                this.#side.store(list, at, shadow);
        }
    }
    /** The shadow of a parameter after `arguments` may have been changed. */
    untie(list, index, value, shadow) {
        if (index >= (plainLength(list) ?? 0))
            return shadow;
        const known = this.#side.of(list)?.[index] ?? 0;
        return known !== 0 && sameValue(this.#recorder.table.valueAt(known), value) ? known : 0;
    }
    restParameter(rest, passed, from) {
        if (!isObject(rest))
            return;
        for (let at = from; at < passed.length; at++)
            this.#side.store(rest, at - from, passed[at]);
    }
}
/** The number of code units before the code point with index `points`. */
function unitsBefore(text, points) {
    let at = 0;
    for (let skipped = 0; skipped < points; skipped++)
        at += codeUnitsAt(text, at);
    return at;
}
function copyUpTo(path, length) {
    const copy = emptyList();
    for (let at = 0; at < length; at++)
        copy[at] = path[at];
    return copy;
}
/** 2 at a surrogate pair, 1 otherwise. */
function codeUnitsAt(text, at) {
    return (codePointAt(text, at) ?? 0) > 0xffff ? 2 : 1;
}
