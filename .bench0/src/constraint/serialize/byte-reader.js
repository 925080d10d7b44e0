/** Reads the output of `ByteWriter`. Data that ends too early is a bug and throws. */
export class ByteReader {
    #bytes;
    #next = 0;
    constructor(bytes) {
        this.#bytes = bytes;
    }
    natural() {
        let value = 0;
        for (let scale = 1;; scale *= 0x80) {
            const byte = this.#byte();
            value += (byte & 0x7f) * scale;
            if (byte < 0x80)
                return value;
        }
    }
    integer() {
        const head = this.natural();
        const size = head < 4 ? this.natural() : Math.floor((head - 4) / 2);
        return head % 2 === 1 ? -size : size;
    }
    double() {
        const view = new DataView(new ArrayBuffer(8));
        for (let i = 0; i < 8; i++)
            view.setUint8(i, this.#byte());
        return view.getFloat64(0);
    }
    text() {
        const length = this.natural();
        const units = [];
        for (let i = 0; i < length; i++)
            units.push(String.fromCharCode(this.natural()));
        return units.join('');
    }
    list(read) {
        const length = this.natural();
        const result = [];
        for (let i = 0; i < length; i++)
            result.push(read());
        return result;
    }
    #byte() {
        const byte = this.#bytes[this.#next++];
        if (byte === undefined)
            throw new RangeError('serialized data ends too early');
        return byte;
    }
}
