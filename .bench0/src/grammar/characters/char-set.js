const last = 0x10ffff;
/**
 * An immutable set of Unicode code points (including lone surrogates), stored as sorted, disjoint, non-adjacent ranges.
 *
 * @example
 * ```ts
 * const word = CharSet.range(97, 122).union(CharSet.chars('_'));
 * console.log(word.size, word.has(95));
 * ```
 */
export class CharSet {
    static empty = new CharSet([]);
    static all = new CharSet([0, last]);
    /** `[from0, to0, from1, to1, ...]`, both ends inclusive. */
    ranges;
    size;
    constructor(ranges) {
        this.ranges = ranges;
        let size = 0;
        for (let i = 0; i < ranges.length; i += 2)
            size += ranges[i + 1] - ranges[i] + 1;
        this.size = size;
    }
    /** Builds a set from ranges in any order, which may overlap. */
    static of(pairs) {
        const sorted = [...pairs].filter(([from, to]) => from <= to).sort((x, y) => x[0] - y[0]);
        const merged = [];
        for (const [from, to] of sorted) {
            const end = merged.length - 1;
            if (end > 0 && from <= merged[end] + 1)
                merged[end] = Math.max(merged[end], to);
            else
                merged.push(from, to);
        }
        return new CharSet(merged);
    }
    static range(from, to) {
        return CharSet.of([[from, to]]);
    }
    static chars(text) {
        return CharSet.of(codePoints(text).map((c) => [c, c]));
    }
    has(codePoint) {
        let low = 0;
        let high = this.ranges.length / 2 - 1;
        while (low <= high) {
            const middle = (low + high) >> 1;
            if (codePoint < this.ranges[2 * middle])
                high = middle - 1;
            else if (codePoint > this.ranges[2 * middle + 1])
                low = middle + 1;
            else
                return true;
        }
        return false;
    }
    union(other) {
        return CharSet.of([...this.pairs(), ...other.pairs()]);
    }
    complement() {
        const result = [];
        let next = 0;
        for (const [from, to] of this.pairs()) {
            result.push([next, from - 1]);
            next = to + 1;
        }
        result.push([next, last]);
        return CharSet.of(result);
    }
    intersect(other) {
        const result = [];
        let i = 0;
        let j = 0;
        while (i < this.ranges.length && j < other.ranges.length) {
            const thisEnd = this.ranges[i + 1];
            const otherEnd = other.ranges[j + 1];
            result.push([Math.max(this.ranges[i], other.ranges[j]), Math.min(thisEnd, otherEnd)]);
            if (thisEnd < otherEnd)
                i += 2;
            else
                j += 2;
        }
        return CharSet.of(result);
    }
    minus(other) {
        return this.intersect(other.complement());
    }
    /** Returns the n-th member in code point order. */
    at(index) {
        let rest = index;
        for (const [from, to] of this.pairs()) {
            if (rest <= to - from)
                return from + rest;
            rest -= to - from + 1;
        }
        throw new RangeError(`index ${index} is out of range for a set of ${this.size} characters`);
    }
    equals(other) {
        return this.ranges.length === other.ranges.length && this.ranges.every((bound, i) => bound === other.ranges[i]);
    }
    *pairs() {
        for (let i = 0; i < this.ranges.length; i += 2)
            yield [this.ranges[i], this.ranges[i + 1]];
    }
    /** Returns a class in Coppice EBNF, complemented if that is shorter. */
    toString() {
        const negate = this.size > last / 2 && this.size <= last;
        const set = negate ? this.complement() : this;
        let body = '';
        for (const [from, to] of set.pairs()) {
            body += escape(from);
            if (to > from)
                body += (to > from + 1 ? '-' : '') + escape(to);
        }
        return `[${negate ? '^' : ''}${body}]`;
    }
}
/** Returns the code points of a text as numbers; a lone surrogate is one code point. */
export function codePoints(text) {
    return Array.from(text, (char) => char.codePointAt(0));
}
/** The inverse of `codePoints`; works in chunks, because the number of arguments of a call is limited. */
export function textOfPoints(points) {
    let text = '';
    for (let i = 0; i < points.length; i += 4096)
        text += String.fromCodePoint(...points.subarray(i, i + 4096));
    return text;
}
function escape(codePoint) {
    const named = new Map([
        [9, '\\t'],
        [10, '\\n'],
        [13, '\\r'],
    ]).get(codePoint);
    if (named !== undefined)
        return named;
    const char = String.fromCodePoint(codePoint);
    if ('\\]^-['.includes(char))
        return `\\${char}`;
    return codePoint >= 32 && codePoint < 127 ? char : `\\u{${codePoint.toString(16)}}`;
}
