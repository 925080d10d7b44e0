/** Keeps one object per mask. */
export class MaskPool {
    #end;
    #known = new Map();
    /** `end` is the terminal for the end of input, greater than all others. */
    constructor(end) {
        this.#end = end;
    }
    /** Takes terminals in ascending order, with or without the end. */
    of(terminals) {
        const key = terminals.join();
        let mask = this.#known.get(key);
        if (mask === undefined)
            this.#known.set(key, (mask = this.#build(terminals)));
        return mask;
    }
    #build(terminals) {
        const allows = new Uint8Array(this.#end + 1);
        for (const terminal of terminals)
            allows[terminal] = 1;
        return {
            allows,
            terminals: Int32Array.from(terminals.filter((terminal) => terminal !== this.#end)),
            allowsEnd: allows[this.#end] === 1,
        };
    }
}
