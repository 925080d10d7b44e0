import { operatorCode } from '../../core/operators.js';
import { delegatedIterator, delegatedSteps, nativeIterator } from './delegated-iterator.js';
import { arrayIteratorNext, arrayIteratorPrototype, arrayValues, asyncIteratorSymbol, isMap, isObject, isProxy, isSet, isTypedArray, iteratorSymbol, PrivateWeakMap, sameValue, } from '../realm/intrinsics.js';
import { findProperty, peek } from '../heap/peek.js';
import { plainLength } from '../heap/plain-length.js';
import { SurrogatePairs } from '../text/surrogate-pairs.js';
export class Iterations {
    #registers;
    #recorder;
    #side;
    #followers = new PrivateWeakMap();
    #turns = new PrivateWeakMap();
    #yields;
    #activations;
    pairs;
    #followerOfMap = () => undefined;
    #followerOfSet = () => undefined;
    constructor(registers, recorder, side, yields, activations) {
        this.#activations = activations;
        this.#registers = registers;
        this.#yields = yields;
        this.#recorder = recorder;
        this.#side = side;
        this.pairs = new SurrogatePairs(recorder);
    }
    /** Sets the follower that gives the shadows of the elements of an iterator. */
    follow(iterator, shadowOf) {
        this.#followers.set(iterator, shadowOf);
        this.#registers.heap = 1;
    }
    followerOf(source) {
        if (!isObject(source))
            return undefined;
        const known = this.#followers.get(source);
        if (known !== undefined || isProxy(source))
            return known;
        if (isMap(source))
            return this.#followerOfMap(source);
        return isSet(source) ? this.#followerOfSet(source) : undefined;
    }
    /** Sets how Maps are followed. */
    followMaps(followerOf) {
        this.#followerOfMap = followerOf;
    }
    followSets(followerOf) {
        this.#followerOfSet = followerOf;
    }
    open(site, source, sourceShadow, isAsync = false, ahead = null) {
        this.#registers.yielded = 0;
        const followed = typeof source === 'string' || iteratesByIndex(source);
        const total = followed ? source.length : 0;
        const count = followed ? this.countOf(source, sourceShadow, total) : 0;
        this.#recorder.more(site, count, 0, total > 0);
        if (typeof source === 'string')
            this.pairs.decide(site, source, sourceShadow);
        const follower = this.followerOf(source);
        const iteration = { source, sourceShadow, position: 0, followed, site, count, total, follower, isAsync, ahead };
        this.#tellAhead(iteration);
        return iteration;
    }
    /** Passes the next element to `ahead`: destructuring may throw on it, and then its iteration is never recorded. */
    #tellAhead({ source, position, followed, total, ahead }) {
        if (ahead === null || !followed || typeof source === 'string' || position >= total)
            return;
        const element = peek(source, position);
        ahead(element, this.#side.read(source, position, element));
    }
    /**
     * The value that `yield*` iterates in place of an array, a string or a native iterator: it gives the same elements
     * and reports each of them.
     */
    delegate(site, source, shadow, isAsync = false) {
        if (isAsync && (isProxy(source) || findProperty(source, asyncIteratorSymbol) !== undefined))
            return source;
        if (typeof source !== 'string' && (!iteratesByIndex(source) || isTypedArray(source)))
            return this.#delegateNative(site, source);
        const iteration = this.open(site, source, this.#recorder.current(shadow, source));
        return delegatedIterator(source, (value, isOver) => this.#tell(value, isOver ? 0 : this.#nextByIndex(iteration, value), isOver));
    }
    #tell(value, shadow, isOver) {
        const registers = this.#registers;
        registers.yielded = shadow;
        registers.given = value;
        if (registers.collecting > 0 && !isOver)
            this.#yields.note(value);
    }
    /** Delegates to a Map, a Set, a typed array or one of their iterators. */
    #delegateNative(site, source) {
        const iterator = nativeIterator(source);
        if (iterator === undefined)
            return source;
        if (isTypedArray(source)) {
            this.#side.decideLength(site, source);
            this.follow(iterator, { shadowOf: (turn, value) => this.#side.read(source, turn, value) });
        }
        const follower = this.followerOf(iterator) ?? this.followerOf(source);
        if (follower === undefined)
            return source;
        return delegatedSteps(iterator, (value, isOver) => {
            const turn = this.turnOf(iterator);
            follower.asked?.(site, turn, !isOver);
            if (!isOver)
                this.takeTurn(iterator);
            this.#tell(value, isOver ? 0 : follower.shadowOf(turn, value), isOver);
        });
    }
    /** The number of elements that were taken from an iterator one by one. */
    turnOf(iterator) {
        return this.#turns.get(iterator) ?? 0;
    }
    takeTurn(iterator) {
        this.#turns.set(iterator, this.turnOf(iterator) + 1);
    }
    /** A step of an async generator was awaited: its value is the value yielded last. */
    takeStep(step) {
        const { yielded } = this.#registers;
        if (!sameValue(this.#recorder.table.valueAt(yielded), peek(step, 'value')))
            return;
        this.#registers.yielded = 0;
        this.#side.store(step, 'value', yielded);
    }
    /** The node of the number of elements of an array or code units of a string; 0 if it does not depend on the input. */
    countOf(source, sourceShadow, total) {
        if (typeof source !== 'string')
            return this.#side.read(source, 'length', total);
        return this.#recorder.unary(operatorCode.stringLength, source, total, sourceShadow);
    }
    /** The shadow of the current element. */
    next(iteration, value) {
        const fromGenerator = this.#takeYielded(value);
        if (iteration === 0 || iteration === undefined)
            return fromGenerator;
        const { follower } = iteration;
        if (follower !== undefined)
            return follower.shadowOf(iteration.position++, value);
        if (!iteration.followed)
            return fromGenerator === 0 ? this.#takeStepped(value) : fromGenerator;
        return this.#nextByIndex(iteration, value);
    }
    #nextByIndex(iteration, value) {
        const { source } = iteration;
        this.#decideTurn(iteration, typeof value === 'string' && typeof source === 'string' ? value.length : 1);
        if (typeof source === 'string')
            return this.#nextCharacter(iteration, source, value);
        const at = iteration.position++;
        if (iteration.isAsync && isObject(peek(source, at)))
            return this.#recorder.current(this.#activations.received(peek(source, at), value), value);
        return this.#side.read(source, at, value);
    }
    /**
     * Decides whether there is a further element. This is decided one step ahead, because the end of the loop is not
     * recorded, and in the same way at every step, so that the paths of inputs with different lengths part where the
     * shorter one ends.
     */
    #decideTurn({ site, count, position, total }, step) {
        this.#recorder.more(site, count, position + step, position + step < total);
    }
    /** The element itself, for loops that destructure it. */
    nextObject(iteration) {
        if (iteration === 0 || iteration === undefined)
            return this.#takeGiven();
        if (this.#registers.stepped !== undefined && !iteration.followed)
            return this.#steppedObject();
        if (iteration.follower !== undefined)
            return iteration.follower.elementAt?.(iteration.position++);
        if (!iteration.followed)
            return this.#takeGiven();
        if (typeof iteration.source === 'string')
            return undefined;
        this.#decideTurn(iteration, 1);
        const element = peek(iteration.source, iteration.position++);
        this.#tellAhead(iteration);
        return element;
    }
    /** The shadow of the value in the last result of the iterator's `next`. */
    #takeStepped(value) {
        const { stepped } = this.#registers;
        this.#registers.stepped = undefined;
        return stepped === undefined ? 0 : this.#side.read(stepped, 'value', value);
    }
    #steppedObject() {
        const { stepped } = this.#registers;
        this.#registers.stepped = undefined;
        return peek(stepped, 'value');
    }
    noteStep(step) {
        if (peek(step, 'done') === true)
            return;
        const value = peek(step, 'value');
        this.#registers.yielded = this.#side.read(step, 'value', value);
        this.#yields.note(value);
        this.#registers.yielded = 0;
    }
    #nextCharacter(iteration, source, value) {
        const at = iteration.position;
        if (typeof value !== 'string')
            return 0;
        iteration.position += value.length;
        return this.character(source, iteration.sourceShadow, at, value);
    }
    /** The shadow of the code point that starts at a code unit: one unit or a pair. */
    character(source, sourceShadow, at, value) {
        if (sourceShadow === 0)
            return 0;
        if (value.length === 1)
            return this.#recorder.binary(operatorCode.indexString, source, at, value, sourceShadow, 0);
        return this.#recorder.operation(operatorCode.slice, [source, at, at + value.length], [sourceShadow, 0, 0], value);
    }
    #takeGiven() {
        const { given, collecting } = this.#registers;
        if (collecting > 0)
            this.#yields.taken();
        this.#registers.given = undefined;
        return given;
    }
    #takeYielded(value) {
        const { yielded, collecting } = this.#registers;
        if (collecting > 0)
            this.#yields.taken();
        this.#registers.given = undefined;
        if (yielded === 0)
            return 0;
        this.#registers.yielded = 0;
        return this.#recorder.current(yielded, value);
    }
}
/** True if iterating the object natively visits the indices 0, 1, 2... and runs no code of the subject. */
export function iteratesByIndex(source) {
    if (plainLength(source) === undefined)
        return false;
    if (!isTypedArray(source) && peek(source, iteratorSymbol) !== arrayValues)
        return false;
    return peek(arrayIteratorPrototype, 'next') === arrayIteratorNext;
}
