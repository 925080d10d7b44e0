import type { CopiedRanges } from './source-map.ts';

/** Copies a text from start to end with insertions, and records the copied ranges. */
export class SourceMapWriter {
  readonly #text: string;
  readonly #generated: number[] = [];
  readonly #source: number[] = [];
  readonly #ends: number[] = [];
  #written = '';
  #position = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Copies up to `offset`, which must not lie before the end of the text already copied, and inserts. */
  insertAt(offset: number, inserted: string): void {
    if (offset < this.#position) throw new RangeError(`cannot go back from ${this.#position} to ${offset}`);
    this.#copyTo(offset);
    this.#written += inserted;
  }

  finish(): { readonly text: string; readonly ranges: CopiedRanges } {
    this.#copyTo(this.#text.length);
    return {
      text: this.#written,
      ranges: { generated: this.#generated, source: this.#source, ends: this.#ends },
    };
  }

  #copyTo(offset: number): void {
    if (offset === this.#position) return;
    this.#generated.push(this.#written.length);
    this.#source.push(this.#position);
    this.#ends.push(offset);
    this.#written += this.#text.slice(this.#position, offset);
    this.#position = offset;
  }
}
