import type { Continuation } from './continuation.ts';

/** How an item came about, beside the item before it: by reading a symbol, over an empty symbol, or over a finished one. */
export const byReading = -1;
export const overEmpty = -2;
/** The item is the top of a chain of right recursion that the finished item, `chainBottom` of this, closes at once. */
export const overChain = (bottom: number): number => -3 - bottom;
export const chainBottom = (cause: number): number => -3 - cause;

/** No item: where a production is only predicted, nothing stands before its dot. */
export const noItem = -1;

/** The items of a chart, in the order of their columns. */
export class ChartItems {
  length = 0;
  private dottedOf = new Int32Array(256);
  private originOf = new Int32Array(256);
  private beforeOf = new Int32Array(256);
  private causeOf = new Int32Array(256);
  private readonly aboveOf: (Continuation | undefined)[] = [];

  push(dotted: number, origin: number, before: number, cause: number, above: Continuation | undefined): void {
    if (this.length === this.dottedOf.length) this.grow();
    const at = this.length++;
    this.dottedOf[at] = dotted;
    this.originOf[at] = origin;
    this.beforeOf[at] = before;
    this.causeOf[at] = cause;
    this.aboveOf[at] = above;
  }

  dotted(at: number): number {
    return this.dottedOf[at] as number;
  }

  /** The column in which its production begins. */
  origin(at: number): number {
    return this.originOf[at] as number;
  }

  /** The item with the dot one symbol earlier that it was first found from, or `noItem`. */
  before(at: number): number {
    return this.beforeOf[at] as number;
  }

  /** What its dot moved over: `byReading`, `overEmpty`, `overChain(...)`, or the finished item of the nonterminal. */
  cause(at: number): number {
    return this.causeOf[at] as number;
  }

  /** What follows when its production is finished. */
  above(at: number): Continuation | undefined {
    return this.aboveOf[at];
  }

  truncate(length: number): void {
    this.length = length;
    this.aboveOf.length = length;
  }

  private grow(): void {
    this.dottedOf = doubled(this.dottedOf);
    this.originOf = doubled(this.originOf);
    this.beforeOf = doubled(this.beforeOf);
    this.causeOf = doubled(this.causeOf);
  }
}

function doubled(values: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * values.length);
  larger.set(values);
  return larger;
}
