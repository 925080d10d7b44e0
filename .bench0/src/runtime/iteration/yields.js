import { emptyList, PrivateWeakMap, sameValue } from '../realm/intrinsics.js';
/**
 * Values that generators yield to native code that consumes all of them: spreading, destructuring, `Array.from`. The
 * caller opens a level before such code runs and closes it afterwards. Values that rewritten code consumes in between
 * are removed.
 */
export class Yields {
    #registers;
    #recorder;
    #values = emptyList();
    #shadows = emptyList();
    #starts = emptyList();
    #byIterable = new PrivateWeakMap();
    #count = 0;
    constructor(registers, recorder) {
        this.#registers = registers;
        this.#recorder = recorder;
    }
    reset() {
        this.#values.length = 0;
        this.#count = 0;
        this.#byIterable = new PrivateWeakMap();
    }
    open() {
        const level = ++this.#registers.collecting;
        this.#starts[level] = this.#count;
        return level;
    }
    note(value) {
        this.#values[this.#count] = value;
        this.#shadows[this.#count] = this.#registers.yielded;
        this.#count++;
    }
    /** The shadow of a value by its index since the level was opened. */
    shadowAt(level, turn, value) {
        const at = this.#starts[level] + turn;
        return at < this.#count ? this.#recorder.current(this.#shadows[at], value) : 0;
    }
    /** A loop or a call of `next` has consumed the value yielded last. */
    taken() {
        const { collecting } = this.#registers;
        if (collecting > 0 && this.#count > this.#starts[collecting])
            this.#count--;
    }
    /** Closes a level, and all levels above it, which were left by exceptions. */
    close(level) {
        const start = this.#starts[level];
        const values = emptyList();
        const shadows = emptyList();
        for (let at = start; at < this.#count; at++) {
            values[at - start] = this.#values[at];
            shadows[at - start] = this.#shadows[at];
            if (shadows[at - start] !== 0)
                this.#registers.heap = 1;
        }
        this.#count = start;
        this.#registers.collecting = level - 1;
        this.#registers.given = undefined;
        return this.#collected(values, shadows);
    }
    /** Closes the level and keeps its values, if there are any, for the iterable that gave them. */
    keep(level, iterable) {
        const isEmpty = this.#count === this.#starts[level];
        const collected = this.close(level);
        if (!isEmpty)
            this.#byIterable.set(iterable, collected);
    }
    of(iterable) {
        return this.#byIterable.get(iterable);
    }
    #collected(values, shadows) {
        let next = 0;
        const from = (first, value) => {
            for (let at = first; at < values.length; at++)
                if (sameValue(values[at], value))
                    return at;
            return -1;
        };
        const shadow = (at, value) => (at < 0 ? 0 : this.#recorder.current(shadows[at], value));
        return {
            shadowOf: (_, value) => {
                const at = from(next, value);
                if (at >= 0)
                    next = at + 1;
                return shadow(at, value);
            },
            shadowAt: (index, value) => shadow(from(index, value), value),
            elementAt: (index) => (index < values.length ? values[index] : undefined),
            count: values.length,
            shadowOfTurn: (index) => shadow(index, values[index]),
        };
    }
}
