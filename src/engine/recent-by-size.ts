/** Keeps the values used last, as many as fit into a capacity; the newest is always kept. */
export class RecentBySize<Value> {
  readonly #capacity: number;
  readonly #sizeOf: (value: Value) => number;
  /** The value used last comes last. */
  readonly #values = new Map<string, Value>();
  #size = 0;

  constructor(capacity: number, sizeOf: (value: Value) => number) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  get(key: string): Value | undefined {
    const value = this.#values.get(key);
    if (value !== undefined) {
      this.#values.delete(key);
      this.#values.set(key, value);
    }
    return value;
  }

  set(key: string, value: Value): void {
    this.#delete(key);
    this.#values.set(key, value);
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#values.keys()) {
      if (this.#size <= this.#capacity || oldest === key) break;
      this.#delete(oldest);
    }
  }

  clear(): void {
    this.#values.clear();
    this.#size = 0;
  }

  #delete(key: string): void {
    const value = this.#values.get(key);
    if (value !== undefined) this.#size -= this.#sizeOf(value);
    this.#values.delete(key);
  }
}
