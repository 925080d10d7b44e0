import type { WorkBudget } from '../../core/work-budget.ts';
import { type Advance, byReading, chainBottom, overEmpty } from './advance.ts';
import { type Front, noItem } from './front.ts';
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
    return budget.spend(1 + advance.dotted.length);
  }

  /**
   * The symbols of a word that has the item, of the front after `length` symbols, in its derivation and goes on as the
   * item says: from the first of the word up to the item's dot.
   */
  prefixOf(length: number, item: number): number[] {
    const reversed: number[] = [];
    for (let at = item; at !== noItem;) {
      const owner = this.graph.grammar.owner[this.front(length - reversed.length).dotted[at] as number] as number;
      this.readBackwards(at, length, reversed);
      at = this.front(length - reversed.length).continuations.get(owner)?.item ?? noItem;
    }
    return reversed.reverse();
  }

  /**
   * The symbols from the start of the item's production to its dot, last first. Whatever is taken off the stack ends
   * where the symbols taken so far begin: so the front that it belongs to is known.
   */
  private readBackwards(item: number, length: number, reversed: number[]): void {
    const { grammar } = this.graph;
    // Items as they are, records as their complements.
    const open = [item];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const advance = this.advances[length - reversed.length - 1];
      if (advance === undefined) continue;
      const record = next < 0 ? ~next : (advance.recordOf[next] as number);
      const before = advance.before[record] as number;
      const cause = advance.cause[record] as number;
      if (before !== noItem) open.push(cause === overEmpty ? ~before : before);
      if (cause >= 0) open.push(~cause);
      else if (cause === byReading) reversed.push(~(grammar.next[(advance.dotted[record] as number) - 1] as number));
      else if (cause !== overEmpty) this.openChain(open, advance, chainBottom(cause));
    }
  }

  private openChain(open: number[], { dotted, origins }: Advance, bottom: number): void {
    const owner = this.graph.grammar.owner[dotted[bottom] as number] as number;
    const chain = [...this.graph.rightRecursion.waitingOnChain(owner, origins[bottom] as Front)];
    for (const item of chain.reverse()) if (item !== noItem) open.push(item);
    open.push(~bottom);
  }
}
