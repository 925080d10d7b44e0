/** A list of pending items with its own order; a size limit bounds its memory. */
export interface Worklist<Item> {
  readonly size: number;
  /** Adds an item and returns the items dropped to make room. */
  push(item: Item): readonly Item[];
  pop(): Item | undefined;
}

/** A stack (`last`) or a queue (`first`). */
export class LinearWorklist<Item> implements Worklist<Item> {
  #items: Item[] = [];
  #start = 0;
  readonly #end: 'first' | 'last';
  readonly #limit: number;

  constructor(end: 'first' | 'last', limit: number) {
    this.#end = end;
    this.#limit = limit;
  }

  get size(): number {
    return this.#items.length - this.#start;
  }

  push(item: Item): readonly Item[] {
    if (this.size >= this.#limit) return [item];
    this.#items.push(item);
    return [];
  }

  pop(): Item | undefined {
    if (this.size === 0) return undefined;
    if (this.#end === 'last') return this.#items.pop();
    const item = this.#items[this.#start++];
    if (this.#start * 2 > this.#items.length) {
      this.#items = this.#items.slice(this.#start);
      this.#start = 0;
    }
    return item;
  }
}

/** A binary heap, best item first. */
export class BestFirstWorklist<Item> implements Worklist<Item> {
  readonly #items: Item[] = [];
  readonly #comesBefore: (a: Item, b: Item) => boolean;
  readonly #limit: number;

  constructor(comesBefore: (a: Item, b: Item) => boolean, limit: number) {
    this.#comesBefore = comesBefore;
    this.#limit = limit;
  }

  get size(): number {
    return this.#items.length;
  }

  push(item: Item): readonly Item[] {
    this.#items.push(item);
    this.#rise(this.#items.length - 1);
    return this.#items.length > this.#limit ? this.#dropWorse() : [];
  }

  pop(): Item | undefined {
    const first = this.#items[0];
    const last = this.#items.pop();
    if (this.#items.length > 0) {
      this.#items[0] = last as Item;
      this.#sink(0);
    }
    return first;
  }

  /** Drops half of the items at once, so that a full list does not sort at every push. */
  #dropWorse(): readonly Item[] {
    // A sorted list is a heap.
    this.#items.sort((a, b) => (this.#comesBefore(a, b) ? -1 : 1));
    return this.#items.splice(this.#items.length >> 1);
  }

  #rise(start: number): void {
    for (let child = start; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.#comesBefore(this.#items[child] as Item, this.#items[parent] as Item)) return;
      this.#swap(child, parent);
      child = parent;
    }
  }

  #sink(start: number): void {
    for (let parent = start; ;) {
      let best = parent;
      for (const child of [2 * parent + 1, 2 * parent + 2]) {
        if (child < this.#items.length && this.#comesBefore(this.#items[child] as Item, this.#items[best] as Item)) {
          best = child;
        }
      }
      if (best === parent) return;
      this.#swap(parent, best);
      parent = best;
    }
  }

  #swap(a: number, b: number): void {
    const kept = this.#items[a] as Item;
    this.#items[a] = this.#items[b] as Item;
    this.#items[b] = kept;
  }
}
