/** The terminals allowed at a position. Equal masks of one alphabet are the same object. */
export interface Mask {
  /** Indexed by terminal, the end of input last: 1 if it is allowed. */
  readonly allows: Uint8Array;
  /** The allowed terminals, without the end. */
  readonly terminals: Int32Array;
  readonly allowsEnd: boolean;
}

/** Keeps one object per mask. */
export class MaskPool {
  readonly #end: number;
  readonly #known = new Map<string, Mask>();

  /** `end` is the terminal for the end of input, greater than all others. */
  constructor(end: number) {
    this.#end = end;
  }

  /** Takes terminals in ascending order, with or without the end. */
  of(terminals: readonly number[]): Mask {
    const key = terminals.join();
    let mask = this.#known.get(key);
    if (mask === undefined) this.#known.set(key, (mask = this.#build(terminals)));
    return mask;
  }

  #build(terminals: readonly number[]): Mask {
    const allows = new Uint8Array(this.#end + 1);
    for (const terminal of terminals) allows[terminal] = 1;
    return {
      allows,
      terminals: Int32Array.from(terminals.filter((terminal) => terminal !== this.#end)),
      allowsEnd: allows[this.#end] === 1,
    };
  }
}
