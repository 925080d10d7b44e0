import type { Advance } from './advance.ts';
import type { DottedGrammar } from './dotted-grammar.ts';
import { type Front, noItem, type Step } from './front.ts';
import { FrontStore } from './front-store.ts';
import type { LeftCorners } from './left-corners.ts';
import type { Mask } from './mask.ts';
import { RecordBuilder } from './record-builder.ts';
import { RightRecursion } from './right-recursion.ts';

/**
 * An Earley parser over sets of symbols, as a graph of fronts that grows on demand: reading a mask at a front leads to
 * another, and the same question is worked out only once. Predictions and empty derivations take no items: what may begin
 * at a front follows from the nonterminals wanted there and their left corners. Every item knows what finishing the word
 * after it costs at least, so that a verdict and its cheapest answer are read off one front.
 */
export class FrontGraph {
  readonly grammar: DottedGrammar;
  readonly corners: LeftCorners;
  readonly rightRecursion = new RightRecursion(this);
  /** Before anything is read. */
  readonly initial: Front;
  private readonly store: FrontStore;
  private readonly builder = new RecordBuilder(this);
  private recordCount = 0;

  constructor(grammar: DottedGrammar, corners: LeftCorners) {
    this.grammar = grammar;
    this.corners = corners;
    this.store = new FrontStore(grammar);
    this.initial = this.store.initial();
  }

  /** How many records it holds: its size in memory. */
  get size(): number {
    return this.recordCount;
  }

  /** Reads one symbol; undefined if that makes more than `most` records. */
  read(front: Front, mask: Mask, most: number): Advance | undefined {
    const known = front.advances.get(mask);
    if (known !== undefined) return known.dotted.length <= most ? known : undefined;
    const records = this.builder.build(front, mask, most);
    if (records === undefined) return undefined;
    const advance = this.store.settle(records);
    front.advances.set(mask, advance);
    this.recordCount += advance.dotted.length;
    return advance;
  }

  /** Whether the word may end at the front. */
  accepts(front: Front): boolean {
    return front.waiting.has(~this.grammar.end);
  }

  /** The item after which the word ends, at a front that accepts. */
  acceptingItem(front: Front): number {
    return front.waiting.get(~this.grammar.end)?.best ?? noItem;
  }

  /** Whether productions of the nonterminal may begin at the front. */
  predicts(front: Front, nonterminal: number): boolean {
    const slot = this.grammar.slotOf(nonterminal);
    for (const { symbol } of front.wanted) {
      if ((this.corners.of(symbol).cost[slot] as number) < Infinity) return true;
    }
    return false;
  }

  /** The one item that waits for the nonterminal; its number is `noItem` if it is only predicted. */
  onlyWaiting(nonterminal: number, front: Front): { readonly dotted: number; readonly item: number } | undefined {
    const items = front.waiting.get(nonterminal)?.items ?? [];
    if (items.length > 1) return undefined;
    const [item] = items;
    let found = item === undefined ? undefined : { dotted: front.dotted[item] as number, item };
    for (const dotted of this.corners.startingWith[this.grammar.slotOf(nonterminal)] as Int32Array) {
      if (!this.predicts(front, this.grammar.owner[dotted] as number)) continue;
      if (found !== undefined) return undefined;
      found = { dotted, item: noItem };
    }
    return found;
  }

  /** The cheapest way on after a nonterminal that is predicted at the front; undefined for what derives whole words. */
  continuationOf(nonterminal: number, front: Front): Step | undefined {
    if (nonterminal === this.grammar.accept) return undefined;
    let step = front.continuations.get(nonterminal);
    if (step === undefined) {
      step = this.cheapestAfter(front, nonterminal) as Step;
      front.continuations.set(nonterminal, step);
    }
    return step;
  }

  /** The cheapest way on after a symbol that stands at the front; undefined if it cannot stand there. */
  cheapestAfter(front: Front, corner: number): Step | undefined {
    const slot = this.grammar.slotOf(corner);
    const direct = front.waiting.get(corner);
    let cost = direct?.cost ?? Infinity;
    let item = direct?.best ?? noItem;
    for (const { symbol, cost: after, best } of front.wanted) {
      const whole = after + (this.corners.of(symbol).cost[slot] as number);
      if (whole < cost) [cost, item] = [whole, best];
    }
    if (item === noItem) return undefined;
    return { item, continuation: { corner, item: front.dotted[item] as number, above: front.above[item], cost } };
  }

  /** The item after which a word ends soonest, or `noItem`, and how many symbols that takes. */
  cheapestIn(front: Front): { readonly item: number; readonly cost: number } {
    let least = { item: noItem, cost: Infinity };
    for (const { symbol, cost, best } of front.waiting.values()) {
      const whole = cost + this.grammar.costOf(symbol);
      if (whole < least.cost) least = { item: best, cost: whole };
    }
    return least;
  }
}
