/** Counts words with tokens that the grammar's own tokenizer would read differently. */
export class MisreadWords {
    #count = 0;
    note(misread) {
        if (misread.length > 0)
            this.#count++;
    }
    remarks() {
        if (this.#count === 0)
            return [];
        return [`${this.#count} of them have tokens that the grammar's own tokenizer would split or classify differently`];
    }
}
