import { wordsPerEvent } from '../core/raw-trace.ts';
import { copyWords, Words } from './intrinsics.ts';

/** The decisions of one run, in order. */
export class EventBuffer {
  words = new Int32Array(1 << 12);
  count = 0;
  /** Events beyond the limit are counted, not kept. */
  limit = 1 << 20;

  reset(): void {
    this.count = 0;
  }

  append(kind: number, site: number, node: number, detail: number): void {
    const at = this.count++ * wordsPerEvent;
    if (this.count > this.limit) return;
    if (at >= this.words.length) this.#grow();
    this.words[at] = kind;
    this.words[at + 1] = site;
    this.words[at + 2] = node;
    this.words[at + 3] = detail;
  }

  #grow(): void {
    const larger = new Words(this.words.length * 2);
    copyWords(larger, this.words);
    this.words = larger;
  }
}
