/** Up to this bound the counters are an array; above it, a map of the nonzero ones. */
const mostDense = 1 << 25;

/** Counters with keys below a fixed bound, initially zero. */
export interface KeyCounters {
  get(key: number): number;
  add(key: number, amount: number): void;
}

export function keyCounters(bound: number): KeyCounters {
  return bound <= mostDense ? new DenseTally(bound) : new SparseTally();
}

class DenseTally implements KeyCounters {
  readonly #counts: Uint32Array;

  constructor(bound: number) {
    this.#counts = new Uint32Array(bound);
  }

  get(key: number): number {
    return this.#counts[key]!;
  }

  add(key: number, amount: number): void {
    this.#counts[key] = this.#counts[key]! + amount;
  }
}

class SparseTally implements KeyCounters {
  readonly #counts = new Map<number, number>();

  get(key: number): number {
    return this.#counts.get(key) ?? 0;
  }

  add(key: number, amount: number): void {
    this.#counts.set(key, this.get(key) + amount);
  }
}
