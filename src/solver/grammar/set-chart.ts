import type { WorkBudget } from '../../core/work-budget.ts';
import { type Advance, overChain, overEmpty, overFinished, overRead } from './advance.ts';
import type { Front, Item } from './front.ts';
import type { FrontGraph } from './front-graph.ts';
import type { Mask } from './mask.ts';

/** What one sequence of masks leads to, symbol by symbol; it can be cut back and read on. */
export class SetChart {
  readonly graph: FrontGraph;
  private readonly advances: Advance[] = [];

  constructor(graph: FrontGraph) {
    this.graph = graph;
  }

  /** How many symbols it has read. */
  get length(): number {
    return this.advances.length;
  }

  /** What the first `length` symbols lead to. */
  front(length: number): Front {
    return length === 0 ? this.graph.initial : (this.advances[length - 1] as Advance).to;
  }

  truncate(length: number): void {
    if (length < this.advances.length) this.advances.length = length;
  }

  /**
   * Reads one more symbol. False: the budget ran out, and the chart is as it was. What others have worked out before is
   * paid for all the same, so that an answer does not depend on what was asked earlier.
   */
  read(mask: Mask, budget: WorkBudget): boolean {
    const advance = this.graph.read(this.front(this.length), mask, budget.limit - budget.spent);
    if (advance === undefined) return false;
    this.advances.push(advance);
    budget.spend(1 + advance.items.length);
    return true;
  }

  /**
   * The symbols of a word that has the item, of the front after `length` symbols, in its derivation and goes on as the
   * item says: from the first of the word up to the item's dot.
   */
  prefixOf(length: number, item: Item): number[] {
    const reversed: number[] = [];
    for (let at: Item | undefined = item; at !== undefined;) {
      const { dotted, within }: Item = at;
      this.readBackwards(at, length, reversed);
      at = within.continuations.get(this.graph.grammar.owner[dotted] as number)?.item;
    }
    return reversed.reverse();
  }

  /**
   * The symbols from the start of the item's production to its dot, last first. Whatever is taken off the stack, items of
   * fronts and numbers of records, ends where the symbols taken so far begin: so the place it belongs to is known.
   */
  private readBackwards(item: Item, length: number, reversed: number[]): void {
    const open: (Item | number)[] = [item];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const advance = this.advances[length - reversed.length - 1];
      if (advance === undefined) continue;
      const record = typeof next === 'number' ? next : (advance.recordOf[advance.to.items.indexOf(next)] as number);
      const before = advance.before[record];
      if (before !== undefined) open.push(before);
      const cause = advance.cause[record] as number;
      const part = cause >> 2;
      switch (cause & 3) {
        case overRead:
          reversed.push(this.symbolBefore(advance.items[record] as Item));
          break;
        case overEmpty:
        case overFinished:
          open.push(part);
          break;
        case overChain:
          this.openChain(open, advance.items[part] as Item);
          open.push(part);
      }
    }
  }

  private openChain(open: (Item | number)[], { dotted, within }: Item): void {
    const owner = this.graph.grammar.owner[dotted] as number;
    const chain = [...this.graph.rightRecursion.waitingOnChain(owner, within)];
    for (const item of chain.reverse()) open.push(item);
  }

  private symbolBefore({ dotted }: Item): number {
    return ~(this.graph.grammar.next[dotted - 1] as number);
  }
}
