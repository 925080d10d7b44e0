/** A growing byte buffer. Integers take as many bytes as they need, seven bits each. */
export class ByteWriter {
    #bytes = new Uint8Array(256);
    #length = 0;
    /** Writes an integer from 0 to 2^53 - 1. */
    natural(value) {
        let rest = value;
        for (; rest >= 0x80; rest = Math.floor(rest / 0x80))
            this.#byte((rest % 0x80) | 0x80);
        this.#byte(rest);
    }
    /** Writes a safe integer; small ones of either sign are short. */
    integer(value) {
        // The sign gets a byte of its own if doubling would exceed the safe integers.
        const isWide = Math.abs(value) >= 2 ** 51;
        this.natural(isWide ? 2 + Number(value < 0) : 4 + Math.abs(value) * 2 + Number(value < 0));
        if (isWide)
            this.natural(Math.abs(value));
    }
    double(value) {
        const view = new DataView(new ArrayBuffer(8));
        view.setFloat64(0, value);
        for (let i = 0; i < 8; i++)
            this.#byte(view.getUint8(i));
    }
    /** Writes any sequence of code units, including lone surrogates. */
    text(text) {
        this.natural(text.length);
        for (let i = 0; i < text.length; i++)
            this.natural(text.charCodeAt(i));
    }
    finish() {
        return this.#bytes.slice(0, this.#length);
    }
    #byte(value) {
        if (this.#length === this.#bytes.length) {
            const larger = new Uint8Array(this.#bytes.length * 2);
            larger.set(this.#bytes);
            this.#bytes = larger;
        }
        this.#bytes[this.#length++] = value;
    }
}
