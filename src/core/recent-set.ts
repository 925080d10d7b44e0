/** Remembers at least the last `capacity` values that were added, in bounded memory. */
export class RecentSet<Value> {
  readonly #capacity: number;
  #young = new Set<Value>();
  #old = new Set<Value>();

  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  has(value: Value): boolean {
    return this.#young.has(value) || this.#old.has(value);
  }

  add(value: Value): void {
    this.#young.add(value);
    if (this.#young.size < this.#capacity) return;
    this.#old = this.#young;
    this.#young = new Set();
  }
}
