/** An immutable set of integers, kept as sorted, disjoint ranges that do not touch. */
export class IntervalSet {
    static empty = new IntervalSet([]);
    /** `[from0, to0, from1, to1, ...]`, both ends inclusive. */
    bounds;
    constructor(bounds) {
        this.bounds = bounds;
    }
    /** Empty if `from` is above `to`. */
    static range(from, to) {
        // Adding 0 turns -0 into 0.
        return from <= to ? new IntervalSet([from + 0, to + 0]) : IntervalSet.empty;
    }
    static of(...values) {
        return IntervalSet.ranges(values.map((value) => [value, value]));
    }
    /** Accepts ranges in any order, overlapping or not. */
    static ranges(ranges) {
        const sorted = [...ranges].filter(([from, to]) => from <= to).sort((a, b) => a[0] - b[0]);
        const merged = [];
        for (const [from, to] of sorted) {
            const end = merged.length - 1;
            if (end > 0 && from <= merged[end] + 1)
                merged[end] = Math.max(merged[end], to);
            else
                merged.push(from + 0, to + 0);
        }
        return new IntervalSet(merged);
    }
    get isEmpty() {
        return this.bounds.length === 0;
    }
    get rangeCount() {
        return this.bounds.length / 2;
    }
    /** Number of elements. */
    get size() {
        let size = 0;
        for (const [from, to] of this)
            size += to - from + 1;
        return size;
    }
    /** NaN if empty. */
    get min() {
        return this.bounds[0] ?? Number.NaN;
    }
    get max() {
        return this.bounds.at(-1) ?? Number.NaN;
    }
    *[Symbol.iterator]() {
        for (let i = 0; i < this.bounds.length; i += 2)
            yield [this.bounds[i], this.bounds[i + 1]];
    }
    has(value) {
        let low = 0;
        let high = this.rangeCount - 1;
        while (low <= high) {
            const middle = (low + high) >> 1;
            if (value < this.bounds[2 * middle])
                high = middle - 1;
            else if (value > this.bounds[2 * middle + 1])
                low = middle + 1;
            else
                return Number.isInteger(value);
        }
        return false;
    }
    union(other) {
        return IntervalSet.ranges([...this, ...other]);
    }
    intersect(other) {
        const result = [];
        let i = 0;
        let j = 0;
        while (i < this.bounds.length && j < other.bounds.length) {
            const [end, otherEnd] = [this.bounds[i + 1], other.bounds[j + 1]];
            const from = Math.max(this.bounds[i], other.bounds[j]);
            const to = Math.min(end, otherEnd);
            if (from <= to)
                result.push(from, to);
            if (end < otherEnd)
                i += 2;
            else
                j += 2;
        }
        return new IntervalSet(result);
    }
    /** The numbers of `min..max` that are not in the set. */
    complement(min, max) {
        const result = [];
        let next = min;
        for (const [from, to] of this) {
            if (from > max)
                break;
            if (next < from)
                result.push(next, from - 1);
            next = Math.max(next, to + 1);
        }
        if (next <= max)
            result.push(next, max);
        return new IntervalSet(result);
    }
    equals(other) {
        return this.bounds.length === other.bounds.length && this.bounds.every((bound, i) => bound === other.bounds[i]);
    }
    toString() {
        return `{${[...this].map(([from, to]) => (from === to ? String(from) : `${from}..${to}`)).join(', ')}}`;
    }
}
