/** A stack (`last`) or a queue (`first`). */
export class LinearWorklist {
    #items = [];
    #start = 0;
    #end;
    #limit;
    constructor(end, limit) {
        this.#end = end;
        this.#limit = limit;
    }
    get size() {
        return this.#items.length - this.#start;
    }
    push(item) {
        if (this.size >= this.#limit)
            return [item];
        this.#items.push(item);
        return [];
    }
    pop() {
        if (this.size === 0)
            return undefined;
        if (this.#end === 'last')
            return this.#items.pop();
        const item = this.#items[this.#start++];
        if (this.#start * 2 > this.#items.length) {
            this.#items = this.#items.slice(this.#start);
            this.#start = 0;
        }
        return item;
    }
}
/** A binary heap, best item first. */
export class BestFirstWorklist {
    #items = [];
    #comesBefore;
    #limit;
    constructor(comesBefore, limit) {
        this.#comesBefore = comesBefore;
        this.#limit = limit;
    }
    get size() {
        return this.#items.length;
    }
    push(item) {
        this.#items.push(item);
        this.#rise(this.#items.length - 1);
        return this.#items.length > this.#limit ? this.#dropWorse() : [];
    }
    pop() {
        const first = this.#items[0];
        const last = this.#items.pop();
        if (this.#items.length > 0) {
            this.#items[0] = last;
            this.#sink(0);
        }
        return first;
    }
    /** Drops half of the items at once, so that a full list does not sort at every push. */
    #dropWorse() {
        // A sorted list is a heap.
        this.#items.sort((a, b) => (this.#comesBefore(a, b) ? -1 : 1));
        return this.#items.splice(this.#items.length >> 1);
    }
    #rise(start) {
        for (let child = start; child > 0;) {
            const parent = (child - 1) >> 1;
            if (!this.#comesBefore(this.#items[child], this.#items[parent]))
                return;
            this.#swap(child, parent);
            child = parent;
        }
    }
    #sink(start) {
        for (let parent = start;;) {
            let best = parent;
            for (const child of [2 * parent + 1, 2 * parent + 2]) {
                if (child < this.#items.length && this.#comesBefore(this.#items[child], this.#items[best])) {
                    best = child;
                }
            }
            if (best === parent)
                return;
            this.#swap(parent, best);
            parent = best;
        }
    }
    #swap(a, b) {
        const kept = this.#items[a];
        this.#items[a] = this.#items[b];
        this.#items[b] = kept;
    }
}
