/** Keeps the values used last, as many as fit into a capacity; the newest is always kept. */
export class RecentBySize {
    #capacity;
    #sizeOf;
    /** The value used last comes last. */
    #values = new Map();
    #size = 0;
    constructor(capacity, sizeOf) {
        this.#capacity = capacity;
        this.#sizeOf = sizeOf;
    }
    get(key) {
        const value = this.#values.get(key);
        if (value !== undefined) {
            this.#values.delete(key);
            this.#values.set(key, value);
        }
        return value;
    }
    set(key, value) {
        this.#delete(key);
        this.#values.set(key, value);
        this.#size += this.#sizeOf(value);
        for (const oldest of this.#values.keys()) {
            if (this.#size <= this.#capacity || oldest === key)
                break;
            this.#delete(oldest);
        }
    }
    clear() {
        this.#values.clear();
        this.#size = 0;
    }
    #delete(key) {
        const value = this.#values.get(key);
        if (value !== undefined)
            this.#size -= this.#sizeOf(value);
        this.#values.delete(key);
    }
}
