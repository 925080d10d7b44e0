/** A growable list of 32-bit integers without boxing. */
export class GrowingInts {
    #items = new Int32Array(64);
    length = 0;
    push(value) {
        if (this.length === this.#items.length) {
            const larger = new Int32Array(this.#items.length * 2);
            larger.set(this.#items);
            this.#items = larger;
        }
        this.#items[this.length++] = value;
    }
    at(index) {
        return this.#items[index];
    }
}
