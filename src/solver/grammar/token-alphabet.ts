import { IntervalSet } from '../../constraint/interval-set.ts';
import { type SymbolAlphabet, endOfInput } from './alphabet.ts';
import { type Mask, MaskPool } from './earley/mask.ts';

/** An alphabet for grammars of tokens: every terminal is its own value. */
export class TokenAlphabet implements SymbolAlphabet {
  readonly values: IntervalSet;
  readonly #end: number;
  readonly #pool: MaskPool;
  readonly #known = new Map<string, Mask>();

  constructor(terminalCount: number) {
    this.#end = terminalCount;
    this.values = IntervalSet.range(endOfInput, terminalCount - 1);
    this.#pool = new MaskPool(terminalCount);
  }

  maskOf(set: IntervalSet): Mask {
    const key = set.bounds.join();
    let mask = this.#known.get(key);
    if (mask === undefined) this.#known.set(key, (mask = this.#find(set)));
    return mask;
  }

  valueOf(terminal: number): number {
    return terminal;
  }

  #find(set: IntervalSet): Mask {
    const terminals: number[] = [];
    for (const [from, to] of set.intersect(this.values)) {
      for (let value = Math.max(from, 0); value <= to; value++) terminals.push(value);
    }
    if (set.has(endOfInput)) terminals.push(this.#end);
    return this.#pool.of(terminals);
  }
}
