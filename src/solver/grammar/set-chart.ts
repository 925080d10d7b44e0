import type { WorkBudget } from '../../core/work-budget.ts';
import { PairSet } from '../../derivation/parse/earley/pair-set.ts';
import type { ChartColumn, Step, Waiting } from './chart-column.ts';
import { byReading, chainBottom, ChartItems, noItem, overChain, overEmpty } from './chart-items.ts';
import type { Continuation } from './continuation.ts';
import { type DottedGrammar, nothing } from './dotted-grammar.ts';
import type { LeftCorners } from './left-corners.ts';
import type { Mask } from './mask.ts';
import { RightRecursion } from './right-recursion.ts';

/**
 * An Earley chart over sets: column k holds the items that some sequence of k symbols, each allowed by its mask, leads
 * to. Predictions and empty derivations take no items: what may begin in a column follows from the nonterminals wanted
 * there and their left corners. Every item knows what finishing the word after it costs at least, so that a verdict and
 * its cheapest answer are read off one column.
 */
export class SetChart {
  readonly grammar: DottedGrammar;
  readonly corners: LeftCorners;
  readonly items = new ChartItems();
  private readonly columns: ChartColumn[] = [];
  private readonly itemsSeen = new PairSet();
  private readonly finishedSeen = new PairSet();
  private readonly rightRecursion = new RightRecursion(this);

  constructor(grammar: DottedGrammar, corners: LeftCorners) {
    this.grammar = grammar;
    this.corners = corners;
    this.openColumn();
    if (grammar.isProductive) this.add(grammar.initial, 0, noItem, overEmpty);
    this.fill();
  }

  /** How many symbols it has read: its last column. */
  get length(): number {
    return this.columns.length - 1;
  }

  column(index: number): ChartColumn {
    return this.columns[index] as ChartColumn;
  }

  endOf(column: number): number {
    return this.columns[column + 1]?.first ?? this.items.length;
  }

  /** Forgets the columns after this one. */
  truncate(length: number): void {
    if (length >= this.length) return;
    this.items.truncate(this.column(length + 1).first);
    this.columns.length = length + 1;
  }

  /** Reads one more symbol. False: the budget ran out, and the chart is as it was. */
  read(mask: Mask, budget: WorkBudget): boolean {
    const from = this.length;
    const before = this.items.length;
    this.openColumn();
    this.scan(from, mask);
    if (this.fill(budget) && budget.spend(1 + this.items.length - before)) return true;
    this.truncate(from);
    return false;
  }

  /** The one item that waits for the nonterminal in a finished column; its number is `noItem` if it is only predicted. */
  onlyWaiting(nonterminal: number, column: number): { dotted: number; item: number } | undefined {
    const items = this.column(column).waiting.get(nonterminal)?.items ?? [];
    if (items.length > 1) return undefined;
    const [item] = items;
    let found = item === undefined ? undefined : { dotted: this.items.dotted(item), item };
    for (const dotted of this.corners.startingWith[this.grammar.slotOf(nonterminal)] as Int32Array) {
      if (!this.predicts(column, this.grammar.owner[dotted] as number)) continue;
      if (found !== undefined) return undefined;
      found = { dotted, item: noItem };
    }
    return found;
  }

  /** Whether the word may end at the column. */
  accepts(column: number): boolean {
    return this.column(column).waiting.has(~this.grammar.end);
  }

  /** The item after which the word ends, in a column that accepts. */
  acceptingItem(column: number): number {
    return this.column(column).waiting.get(~this.grammar.end)?.best ?? noItem;
  }

  /** The cheapest way on after a symbol that stands at the column; undefined if it cannot stand there. */
  cheapestAfter(column: number, corner: number): Step | undefined {
    const slot = this.grammar.slotOf(corner);
    const { waiting, wanted } = this.column(column);
    const direct = waiting.get(corner);
    let cost = direct?.cost ?? Infinity;
    let item = direct?.best ?? noItem;
    for (const { symbol, cost: after, best } of wanted) {
      const whole = after + (this.corners.of(symbol).cost[slot] as number);
      if (whole < cost) [cost, item] = [whole, best];
    }
    if (item === noItem) return undefined;
    return { item, continuation: { corner, item: this.items.dotted(item), above: this.items.above(item), cost } };
  }

  /** The item of the column after which a word ends soonest, or `noItem`, and how many symbols that takes. */
  cheapestIn(column: number): { readonly item: number; readonly cost: number } {
    let least = { item: noItem, cost: Infinity };
    for (const { symbol, cost, best } of this.column(column).waiting.values()) {
      const whole = cost + this.grammar.costOf(symbol);
      if (whole < least.cost) least = { item: best, cost: whole };
    }
    return least;
  }

  /**
   * The symbols of a word that has the item in its derivation and goes on as the item says: from the first of the word up
   * to the item's dot.
   */
  prefixOf(item: number): number[] {
    const reversed: number[] = [];
    for (let at = item; at !== noItem; at = this.itemAround(at)) this.readBackwards(at, reversed);
    return reversed.reverse();
  }

  /** The item that waits for what the item's production is the beginning of. */
  private itemAround(item: number): number {
    const owner = this.grammar.owner[this.items.dotted(item)] as number;
    return this.column(this.items.origin(item)).continuations.get(owner)?.item ?? noItem;
  }

  /** The symbols from the start of the item's production to its dot, last first. */
  private readBackwards(item: number, reversed: number[]): void {
    const open = [item];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === noItem) continue;
      const cause = this.items.cause(at);
      open.push(this.items.before(at));
      if (cause >= 0) open.push(cause);
      else if (cause === byReading) reversed.push(~(this.grammar.next[this.items.dotted(at) - 1] as number));
      else if (cause !== overEmpty) this.openChain(open, chainBottom(cause));
    }
  }

  private openChain(open: number[], bottom: number): void {
    const owner = this.grammar.owner[this.items.dotted(bottom)] as number;
    const chain = [...this.rightRecursion.waitingOnChain(owner, this.items.origin(bottom))];
    for (const item of chain.reverse()) open.push(item);
    open.push(bottom);
  }

  private openColumn(): void {
    this.itemsSeen.clear();
    this.finishedSeen.clear();
    this.columns.push({
      first: this.items.length,
      waiting: new Map(),
      wanted: [],
      continuations: new Map(),
      chains: new Map(),
    });
  }

  private scan(column: number, { terminals }: Mask): void {
    const { waiting } = this.column(column);
    for (const terminal of terminals) {
      for (const item of waiting.get(~terminal)?.items ?? []) {
        this.add(this.items.dotted(item) + 1, this.items.origin(item), item, byReading);
      }
      for (const dotted of this.corners.startingWith[terminal] as Int32Array) {
        if (this.predicts(column, this.grammar.owner[dotted] as number)) {
          this.add(dotted + 1, column, noItem, byReading);
        }
      }
    }
  }

  /** Works off the last column until nothing is added; false if the budget cannot hold it. */
  private fill(budget?: WorkBudget): boolean {
    const { next, nullable } = this.grammar;
    const column = this.columns.at(-1) as ChartColumn;
    const most = budget === undefined ? Infinity : budget.limit - budget.spent + column.first;
    for (let item = column.first; item < this.items.length; item++) {
      if (item > most) return false;
      const dotted = this.items.dotted(item);
      const symbol = next[dotted] as number;
      if (symbol === nothing) {
        this.finish(item);
        continue;
      }
      this.wait(column, item, symbol);
      if (symbol >= 0 && nullable[symbol] === 1) this.add(dotted + 1, this.items.origin(item), item, overEmpty);
    }
    return true;
  }

  private wait({ waiting, wanted }: ChartColumn, item: number, symbol: number): void {
    const cost = (this.grammar.restCost[this.items.dotted(item) + 1] as number) + (this.items.above(item)?.cost ?? 0);
    const others = waiting.get(symbol);
    if (others === undefined) {
      const first: Waiting = { symbol, items: [item], best: item, cost };
      waiting.set(symbol, first);
      if (symbol >= 0) wanted.push(first);
      return;
    }
    others.items.push(item);
    if (cost >= others.cost) return;
    others.cost = cost;
    others.best = item;
  }

  /** Moves the dots of all items that wait for what the item has finished. */
  private finish(item: number): void {
    const nonterminal = this.grammar.owner[this.items.dotted(item)] as number;
    const origin = this.items.origin(item);
    if (!this.finishedSeen.add(nonterminal, origin)) return;
    const top = this.rightRecursion.topOf(nonterminal, origin);
    if (top !== undefined) {
      this.add(top.dotted, top.origin, noItem, overChain(item));
      return;
    }
    for (const waiting of this.column(origin).waiting.get(nonterminal)?.items ?? []) {
      this.add(this.items.dotted(waiting) + 1, this.items.origin(waiting), waiting, item);
    }
    for (const dotted of this.corners.startingWith[this.grammar.slotOf(nonterminal)] as Int32Array) {
      if (this.predicts(origin, this.grammar.owner[dotted] as number)) this.add(dotted + 1, origin, noItem, item);
    }
  }

  private add(dotted: number, origin: number, before: number, cause: number): void {
    if (!this.itemsSeen.add(dotted, origin)) return;
    const above = this.continuationOf(this.grammar.owner[dotted] as number, origin);
    this.items.push(dotted, origin, before, cause, above);
  }

  /** Whether productions of the nonterminal may begin in the column. */
  private predicts(column: number, nonterminal: number): boolean {
    const slot = this.grammar.slotOf(nonterminal);
    for (const { symbol } of this.column(column).wanted) {
      if ((this.corners.of(symbol).cost[slot] as number) < Infinity) return true;
    }
    return false;
  }

  /** The cheapest way on after a nonterminal that begins in the column. */
  private continuationOf(nonterminal: number, column: number): Continuation | undefined {
    if (nonterminal === this.grammar.accept) return undefined;
    const { continuations } = this.column(column);
    let step = continuations.get(nonterminal);
    if (step === undefined) {
      // What was added was predicted before, so that something waits for it.
      step = this.cheapestAfter(column, nonterminal) as Step;
      continuations.set(nonterminal, step);
    }
    return step.continuation;
  }
}
