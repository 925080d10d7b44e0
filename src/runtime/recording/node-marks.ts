import { Bytes, copyBytes, fillBytes } from '../realm/intrinsics.ts';

/** A set of nodes of one run, by their ids less the base. */
export class NodeMarks {
  #marks = new Bytes(1 << 12);
  /** Kept aside: subjects may replace what says how long an array of bytes is. */
  #capacity = 1 << 12;

  reset(): void {
    fillBytes(this.#marks, 0);
  }

  /** Whether the node is new to the set. */
  add(place: number): boolean {
    while (place >= this.#capacity) this.#grow();
    if (this.#marks[place] === 1) return false;
    this.#marks[place] = 1;
    return true;
  }

  #grow(): void {
    this.#capacity *= 2;
    const larger = new Bytes(this.#capacity);
    copyBytes(larger, this.#marks);
    this.#marks = larger;
  }
}
