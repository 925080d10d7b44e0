const soon = setImmediate;
const BufferClass = Buffer;
/**
 * Standard input with one text. A Node stream keeps its chunks where values cannot be followed; this class delivers the
 * text itself, in each way that programs read it: by events, iteration, `read` and `pipe`.
 */
export class TextInput {
    fd = 0;
    isTTY = false;
    readable = true;
    #text;
    #listeners = [];
    #encoding;
    #isFlowing = false;
    #isDone = false;
    constructor(text) {
        this.#text = text;
    }
    setEncoding(encoding = 'utf8') {
        this.#encoding = encoding;
        return this;
    }
    on(event, listener) {
        this.#listeners[this.#listeners.length] = { event, listener };
        if (event === 'data' || event === 'readable')
            this.resume();
        return this;
    }
    addListener(event, listener) {
        return this.on(event, listener);
    }
    once(event, listener) {
        return this.on(event, listener);
    }
    off(event, listener) {
        const at = this.#listeners.findIndex((one) => one.event === event && one.listener === listener);
        if (at >= 0)
            this.#listeners.splice(at, 1);
        return this;
    }
    removeListener(event, listener) {
        return this.off(event, listener);
    }
    removeAllListeners() {
        this.#listeners.length = 0;
        return this;
    }
    listenerCount(event) {
        return this.#listeners.filter((one) => one.event === event).length;
    }
    /** Delivers the whole text in the next turn of the event loop. */
    resume() {
        if (this.#isFlowing)
            return this;
        this.#isFlowing = true;
        soon(() => this.#flow());
        return this;
    }
    pause() {
        return this;
    }
    ref() {
        return this;
    }
    unref() {
        return this;
    }
    destroy() {
        this.#isDone = true;
        return this;
    }
    /** Returns the whole text, then null. */
    read() {
        if (this.#isDone || this.#text.length === 0)
            return null;
        this.#isDone = true;
        return this.#chunk();
    }
    pipe(destination) {
        this.on('data', (chunk) => destination.write(chunk));
        this.on('end', () => destination.end());
        return destination;
    }
    async *[Symbol.asyncIterator]() {
        const chunk = this.read();
        if (chunk !== null)
            yield chunk;
    }
    #chunk() {
        return this.#encoding === undefined ? BufferClass.from(this.#text) : this.#text;
    }
    #flow() {
        if (this.#count('readable') > 0)
            this.#emit('readable', undefined);
        if (this.#count('data') > 0 && !this.#isDone && this.#text.length > 0) {
            this.#isDone = true;
            this.#emit('data', this.#chunk());
        }
        this.readable = false;
        if (this.#count('readable') > 0)
            this.#emit('readable', undefined);
        this.#emit('end', undefined);
        this.#emit('close', undefined);
    }
    #count(event) {
        return this.listenerCount(event);
    }
    #emit(event, value) {
        const all = this.#listeners;
        for (let i = 0; i < all.length; i++) {
            const one = all[i];
            if (one.event === event)
                Reflect.apply(one.listener, this, value === undefined ? [] : [value]);
        }
    }
}
