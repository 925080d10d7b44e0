/**
 * Generates all pairs by the sum of their sizes. Neither side is read further than the requested pairs need. Both sides
 * of a pair advance evenly, so that a size with millions of items on one side does not delay the items of the other.
 */
export function* pairBySize(left, right) {
    const lefts = rememberGroups(left);
    const rights = rememberGroups(right);
    for (let total = 0;; total++) {
        const products = [...indexPairs(lefts, rights, total)].map(([as, bs]) => product(as, bs));
        if (products.length === 0)
            return;
        yield inTurns(products);
    }
}
function* product(as, bs) {
    for (let sum = 0;; sum++) {
        let isEmpty = true;
        for (const pair of indexPairs(as, bs, sum)) {
            isEmpty = false;
            yield pair;
        }
        if (isEmpty)
            return;
    }
}
/** Generates the pairs whose indexes have this sum. */
function* indexPairs(as, bs, sum) {
    if (!as.has(0) || !bs.has(0))
        return;
    for (let i = bs.has(sum) ? 0 : sum - bs.length + 1; i <= sum && as.has(i); i++) {
        if (bs.has(sum - i))
            yield [as.at(i), bs.at(sum - i)];
    }
}
function* inTurns(sources) {
    let open = sources;
    while (open.length > 0) {
        const left = [];
        for (const source of open) {
            const next = source.next();
            if (next.done === true)
                continue;
            yield next.value;
            left.push(source);
        }
        open = left;
    }
}
function rememberGroups(groups) {
    return new Remembered(remembering(groups));
}
function* remembering(groups) {
    for (const group of groups)
        yield new Remembered(group);
}
/** A list view of an iterable that is read on demand. */
class Remembered {
    #items = [];
    #source;
    constructor(source) {
        this.#source = source[Symbol.iterator]();
    }
    /** Number of items read so far. */
    get length() {
        return this.#items.length;
    }
    has(index) {
        while (this.#items.length <= index) {
            const next = this.#source.next();
            if (next.done === true)
                return false;
            this.#items.push(next.value);
        }
        return true;
    }
    at(index) {
        return this.#items[index];
    }
}
