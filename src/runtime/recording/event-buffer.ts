import { slotsPerEvent } from '../../core/raw-trace.ts';
import { copySlots, Slots } from '../realm/intrinsics.ts';

/** The decisions of one run, in order. */
export class EventBuffer {
  /** Where a function says that it returned a shadow, and what to do if nobody took it before the next event. */
  returning: { readonly returned: number } = { returned: 0 };
  returnedToNative: () => void = () => {};
  words = new Slots(1 << 12);
  /** Kept aside: subjects may replace what says how long an array of words is. */
  #capacity = 1 << 12;
  count = 0;
  /** Events beyond the limit are counted, not kept. */
  limit = 1 << 20;
  /** Greater than 0 while nothing is recorded. */
  muted = 0;
  /** Where the run has come to, as far as it is known: the site of the last event, or of what was begun since. */
  lastSite = 0;

  reset(): void {
    this.count = 0;
    this.lastSite = 0;
  }

  append(kind: number, site: number, node: number, detail: number): void {
    if (this.returning.returned > 0) this.returnedToNative();
    if (this.muted > 0) return;
    this.lastSite = site;
    const at = this.count++ * slotsPerEvent;
    if (this.count > this.limit) return;
    if (at >= this.#capacity) this.#grow();
    this.words[at] = kind;
    this.words[at + 1] = site;
    this.words[at + 2] = node;
    this.words[at + 3] = detail;
  }

  #grow(): void {
    this.#capacity *= 2;
    const larger = new Slots(this.#capacity);
    copySlots(larger, this.words);
    this.words = larger;
  }
}
