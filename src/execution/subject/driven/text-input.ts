type Listener = (...args: unknown[]) => unknown;

const soon = setImmediate;
const BufferClass = Buffer;

/**
 * Standard input with one text. A Node stream keeps its chunks where values cannot be followed; this class delivers the
 * text itself, in each way that programs read it: by events, iteration, `read` and `pipe`.
 */
export class TextInput {
  readonly fd = 0;
  readonly isTTY = false;
  readable = true;
  readonly #text: string;
  readonly #listeners: { readonly event: string; readonly listener: Listener }[] = [];
  #encoding: string | undefined;
  #isFlowing = false;
  #isDone = false;

  constructor(text: string) {
    this.#text = text;
  }

  setEncoding(encoding = 'utf8'): this {
    this.#encoding = encoding;
    return this;
  }

  on(event: string, listener: Listener): this {
    this.#listeners[this.#listeners.length] = { event, listener };
    if (event === 'data' || event === 'readable') this.resume();
    return this;
  }

  addListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  once(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  off(event: string, listener: Listener): this {
    const at = this.#listeners.findIndex((one) => one.event === event && one.listener === listener);
    if (at >= 0) this.#listeners.splice(at, 1);
    return this;
  }

  removeListener(event: string, listener: Listener): this {
    return this.off(event, listener);
  }

  removeAllListeners(): this {
    this.#listeners.length = 0;
    return this;
  }

  listenerCount(event: string): number {
    return this.#listeners.filter((one) => one.event === event).length;
  }

  /** Delivers the whole text in the next turn of the event loop. */
  resume(): this {
    if (this.#isFlowing) return this;
    this.#isFlowing = true;
    soon(() => this.#flow());
    return this;
  }

  pause(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  destroy(): this {
    this.#isDone = true;
    return this;
  }

  /** Returns the whole text, then null. */
  read(): unknown {
    if (this.#isDone || this.#text.length === 0) return null;
    this.#isDone = true;
    return this.#chunk();
  }

  pipe<Destination extends { write(chunk: unknown): unknown; end(): unknown }>(destination: Destination): Destination {
    this.on('data', (chunk) => destination.write(chunk));
    this.on('end', () => destination.end());
    return destination;
  }

  async *[Symbol.asyncIterator](): AsyncGenerator {
    const chunk = this.read();
    if (chunk !== null) yield chunk;
  }

  #chunk(): unknown {
    return this.#encoding === undefined ? BufferClass.from(this.#text) : this.#text;
  }

  #flow(): void {
    if (this.#count('readable') > 0) this.#emit('readable', undefined);
    if (this.#count('data') > 0 && !this.#isDone && this.#text.length > 0) {
      this.#isDone = true;
      this.#emit('data', this.#chunk());
    }
    this.readable = false;
    if (this.#count('readable') > 0) this.#emit('readable', undefined);
    this.#emit('end', undefined);
    this.#emit('close', undefined);
  }

  #count(event: string): number {
    return this.listenerCount(event);
  }

  #emit(event: string, value: unknown): void {
    const all = this.#listeners;
    for (let i = 0; i < all.length; i++) {
      const one = all[i]!;
      if (one.event === event) Reflect.apply(one.listener, this, value === undefined ? [] : [value]);
    }
  }
}
