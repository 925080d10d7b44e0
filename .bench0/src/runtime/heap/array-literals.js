import { codePointAt, isArray, isMap, isObject, isProxy, isSet, iteratorSymbol, mapSize, setSize, } from '../realm/intrinsics.js';
import { iteratesByIndex } from '../iteration/iterations.js';
import { peek } from './peek.js';
import { concretizeContents } from './concretize-contents.js';
import { plainLength } from './plain-length.js';
const mapIteration = peek(Map.prototype, iteratorSymbol);
const setIteration = peek(Set.prototype, iteratorSymbol);
const reason = 'elements after several spread iterators';
/** Shadows of the elements of array literals with spread elements. */
export class ArrayLiterals {
    #recorder;
    #side;
    #iterations;
    constructor(recorder, side, iterations) {
        this.#recorder = recorder;
        this.#side = side;
        this.#iterations = iterations;
    }
    /**
     * Stores the shadows of the elements; `collected` has the values that generators yielded while the array was made.
     */
    place(array, entries, site, collected) {
        const left = this.#leftFor(array, entries);
        let index = 0;
        for (let at = 0; at < entries.length; at++) {
            const entry = entries[at];
            if (typeof entry === 'number') {
                if (entry !== 0)
                    this.#side.store(array, index, entry);
                index++;
                continue;
            }
            const known = countOf(entry[0]);
            const count = known < 0 ? left : known;
            // The boundary between this source and the next one is not known.
            if (count < 0)
                return this.#concretizeFrom(array, entries, at, index, site, collected);
            this.#spread(array, index, count, entry[0], entry[1], site, collected);
            index += count;
        }
    }
    /** The number of elements of the one source with an unknown count; -1 if there are several such sources. */
    #leftFor(array, entries) {
        let left = peek(array, 'length');
        let unknown = 0;
        for (let at = 0; at < entries.length; at++) {
            const entry = entries[at];
            const count = typeof entry === 'number' ? 1 : countOf(entry[0]);
            if (count < 0)
                unknown++;
            else
                left -= count;
        }
        return unknown > 1 ? -1 : left;
    }
    #concretizeFrom(array, entries, from, index, site, collected) {
        for (let at = from; at < entries.length; at++) {
            const entry = entries[at];
            const shadow = typeof entry === 'number' ? entry : entry[1];
            this.#recorder.concretize(site, this.#recorder.table.valueAt(shadow), shadow, reason);
            if (typeof entry !== 'number')
                concretizeContents(this.#recorder, this.#side, site, entry[0], reason);
        }
        for (let turn = 0; turn < (collected?.count ?? 0); turn++)
            this.#recorder.concretize(site, collected?.elementAt(turn), collected?.shadowOfTurn(turn) ?? 0, reason);
        // Objects among the elements keep the shadows of their own properties.
        for (let at = index; at < peek(array, 'length'); at++)
            this.#side.store(array, at, 0);
    }
    #spread(array, index, count, source, sourceShadow, site, collected) {
        if (typeof source === 'string')
            return this.#spreadText(array, index, source, sourceShadow, site);
        const follower = this.#iterations.followerOf(source);
        if (follower !== undefined)
            return this.#spreadFollowed(array, index, count, follower);
        if (!iteratesByIndex(source)) {
            if (collected !== undefined)
                this.#spreadFollowed(array, index, count, collected);
            return;
        }
        if (this.#side.of(source) === undefined && isArray(source))
            return;
        this.#recorder.takenAll(site, this.#iterations.countOf(source, 0, count), count);
        for (let at = 0; at < count; at++) {
            const shadow = this.#side.read(source, at, peek(array, index + at));
            if (shadow !== 0)
                this.#side.store(array, index + at, shadow);
        }
    }
    #spreadFollowed(array, index, count, follower) {
        for (let at = 0; at < count; at++)
            this.#side.store(array, index + at, follower.shadowOf(at, peek(array, index + at)));
    }
    #spreadText(array, index, text, shadow, site) {
        this.#recorder.takenAll(site, this.#iterations.countOf(text, shadow, text.length), text.length);
        this.#iterations.pairs.decide(site, text, shadow);
        let count = 0;
        for (let at = 0; at < text.length; count++) {
            const character = peek(array, index + count);
            if (typeof character !== 'string')
                return;
            this.#side.store(array, index + count, this.#iterations.character(text, shadow, at, character));
            at += character.length;
        }
    }
}
/** The number of elements that a source gave; -1 if it is not known. */
function countOf(source) {
    if (typeof source === 'string')
        return pointsIn(source);
    if (!isObject(source) || isProxy(source))
        return -1;
    if (isMap(source) && peek(source, iteratorSymbol) === mapIteration)
        return mapSize(source);
    if (isSet(source) && peek(source, iteratorSymbol) === setIteration)
        return setSize(source);
    return iteratesByIndex(source) ? (plainLength(source) ?? -1) : -1;
}
function pointsIn(text) {
    let count = 0;
    for (let at = 0; at < text.length; count++)
        at += codePointAt(text, at) > 0xffff ? 2 : 1;
    return count;
}
