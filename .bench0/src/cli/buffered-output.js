const mostKept = 1 << 16;
/** Joins many small writes into few large ones. */
export class BufferedOutput {
    #output;
    #kept = '';
    constructor(output) {
        this.#output = output;
    }
    async write(text) {
        this.#kept += text;
        if (this.#kept.length >= mostKept)
            await this.flush();
    }
    async flush() {
        const kept = this.#kept;
        this.#kept = '';
        if (kept !== '')
            await this.#output.write(kept);
    }
}
