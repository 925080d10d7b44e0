import { Bytes, copyBytes, fillBytes } from '../realm/intrinsics.js';
/** A set of nodes of one run, identified by their ids minus the base. */
export class NodeMarks {
    #marks = new Bytes(1 << 12);
    /** Stored separately, because subjects may replace the `length` getter of typed arrays. */
    #capacity = 1 << 12;
    reset() {
        fillBytes(this.#marks, 0);
    }
    /** Adds a node; true if it was not in the set. */
    add(place) {
        while (place >= this.#capacity)
            this.#grow();
        if (this.#marks[place] === 1)
            return false;
        this.#marks[place] = 1;
        return true;
    }
    #grow() {
        this.#capacity *= 2;
        const larger = new Bytes(this.#capacity);
        copyBytes(larger, this.#marks);
        this.#marks = larger;
    }
}
