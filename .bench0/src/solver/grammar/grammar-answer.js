/** A word: the first `kept` symbols of the parent, then the `chosen` values, then a completion. */
export class GrammarAnswer {
    kept;
    end;
    /** The number of symbols with the shortest completion. */
    shortest;
    #read;
    #values;
    constructor(kept, end, shortest, read) {
        this.kept = kept;
        this.end = end;
        this.shortest = shortest;
        this.#read = read;
    }
    /**
     * The chosen values, read from the chart on first access, which takes time proportional to the length of the word.
     * They must be read before the path takes another event or flip, unless all symbols before the flip are kept.
     */
    get chosen() {
        return (this.#values ??= this.#read());
    }
    toString() {
        return `${this.kept} symbols kept, ${this.shortest} at least`;
    }
}
