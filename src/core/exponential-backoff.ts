/** Number of failed attempts in a row before back-off starts. */
const patience = 4;
/** The longest back-off: one attempt in this many is made in any case. */
const mostSkipped = 64;

interface Attempts {
  /** Failed attempts since the last one that succeeded. */
  failed: number;
  /** Attempts skipped since the last one that was made. */
  skipped: number;
}

/** Exponential back-off: what failed repeatedly for a key is attempted less and less often, until it succeeds again. */
export class ExponentialBackoff {
  readonly #attempts = new Map<string, Attempts>();

  /** Returns false if this attempt is to be skipped. */
  isDue(key: string): boolean {
    const known = this.#attempts.get(key);
    if (known === undefined || known.failed < patience) return true;
    if (++known.skipped < Math.min(2 ** (known.failed - patience + 1), mostSkipped)) return false;
    known.skipped = 0;
    return true;
  }

  succeeded(key: string): void {
    this.#attempts.delete(key);
  }

  failed(key: string): void {
    const known = this.#attempts.get(key);
    if (known === undefined) this.#attempts.set(key, { failed: 1, skipped: 0 });
    else known.failed++;
  }
}
