import { decode, framed, headerBytes, messageLength } from '../../instrument/hooks/wire-format.js';
/** The other end of a `SyncChannel`: messages over a stream that the subject may have written to as well. */
export class Frames {
    #stream;
    #token;
    #listener;
    /** Chunks of the current frame, concatenated only once it is complete. */
    #chunks = [];
    #size = 0;
    /**
     * Number of bytes needed before a frame can be delivered: the header, or the whole frame once its length is known.
     */
    #wanted = headerBytes;
    #isDamaged = false;
    constructor(stream, token, listener) {
        this.#stream = stream;
        this.#token = token;
        this.#listener = listener;
        stream.on('data', (chunk) => {
            if (this.#isDamaged)
                return;
            this.#chunks.push(chunk);
            this.#size += chunk.length;
            if (this.#size >= this.#wanted)
                this.#deliver();
        });
        // The process may die during a write; its exit is more informative than the broken pipe.
        stream.on('error', () => { });
    }
    send(message) {
        this.#stream.write(framed(message, this.#token));
    }
    #deliver() {
        const bytes = this.#chunks.length === 1 ? this.#chunks[0] : Buffer.concat(this.#chunks, this.#size);
        let at = 0;
        this.#wanted = headerBytes;
        while (bytes.length - at >= headerBytes) {
            const length = messageLength(bytes, at, this.#token);
            if (length === undefined)
                return this.#damage();
            const frame = headerBytes + length;
            if (bytes.length - at < frame) {
                this.#wanted = frame;
                break;
            }
            this.#listener.onMessage(decode(bytes.subarray(at + headerBytes, at + frame)));
            at += frame;
        }
        this.#chunks = at < bytes.length ? [bytes.subarray(at)] : [];
        this.#size = bytes.length - at;
    }
    #damage() {
        this.#isDamaged = true;
        this.#chunks = [];
        this.#listener.onDamage();
    }
}
