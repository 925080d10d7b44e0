/** Dictionary of texts that mutations insert into inputs: comparison operands observed in runs of the subject. */
export class Dictionary {
    #known = new Set();
    /** The entries, in the order they were added. */
    entries = [];
    #limit;
    /** Entries beyond the limit are ignored. */
    constructor(limit) {
        this.#limit = limit;
    }
    add(entries) {
        for (const entry of entries) {
            if (this.entries.length >= this.#limit)
                return;
            if (this.#known.has(entry))
                continue;
            this.#known.add(entry);
            this.entries.push(entry);
        }
    }
}
