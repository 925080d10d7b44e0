/** Copies a text from start to end with insertions, and records the copied ranges. */
export class SourceMapWriter {
    #text;
    #generated = [];
    #source = [];
    #ends = [];
    #written = '';
    #position = 0;
    constructor(text) {
        this.#text = text;
    }
    /** Copies up to `offset`, which must not lie before the end of the text already copied, and inserts. */
    insertAt(offset, inserted) {
        if (offset < this.#position)
            throw new RangeError(`cannot go back from ${this.#position} to ${offset}`);
        this.#copyTo(offset);
        this.#written += inserted;
    }
    finish() {
        this.#copyTo(this.#text.length);
        return {
            text: this.#written,
            ranges: { generated: this.#generated, source: this.#source, ends: this.#ends },
        };
    }
    #copyTo(offset) {
        if (offset === this.#position)
            return;
        this.#generated.push(this.#written.length);
        this.#source.push(this.#position);
        this.#ends.push(offset);
        this.#written += this.#text.slice(this.#position, offset);
        this.#position = offset;
    }
}
