import { WorkBudget } from '../../../core/work-budget.ts';
import type { IntervalSet } from '../../../constraint/interval-set.ts';
import type { SymbolAlphabet } from '../alphabet.ts';
import type { Item, ItemStep } from './item-set.ts';
import { closed, type OpenEnd } from './continuation.ts';
import type { ItemSetGraph } from './item-set-graph.ts';
import { GrammarAnswer } from '../grammar-answer.ts';
import { type GrammarVerdict, noSuchWord } from '../grammar-verdict.ts';
import type { SetChart } from './set-chart.ts';

/** A query on a path: a word with a value of `target` at the position. */
export interface SymbolFlip {
  readonly position: number;
  readonly target: IntervalSet;
  /** Positions from here on are not constrained. */
  readonly horizon: number;
  /** The last position at which the word must have a symbol; -1 if there is none. */
  readonly lastSolid: number;
  /** The sets of the positions after the flipped one. */
  readonly later: (position: number) => IntervalSet;
}

/** The symbols before the flip. */
export interface Prefix {
  setAt(position: number): IntervalSet;
  /** Number of the parent's symbols that are fixed there. */
  kept(flip: SymbolFlip): number;
  /** The parent's value at a position, used in answers where possible. */
  preferred(position: number): number | undefined;
}

/** A chart over the sets before a flip. Its columns are reused by later flips until the set of a position changes. */
export class PrefixChart {
  readonly #chart: SetChart;
  readonly #graph: ItemSetGraph;
  readonly #alphabet: SymbolAlphabet;
  readonly #prefix: Prefix;
  readonly #maxItems: number;
  #budget: WorkBudget;
  /** Columns after this one belong to the last flip and are kept only to read its answer. */
  #certain = Infinity;
  /** Incremented by every operation that may change the chart. */
  #solved = 0;

  constructor(chart: SetChart, alphabet: SymbolAlphabet, prefix: Prefix, maxItems: number) {
    this.#chart = chart;
    this.#graph = chart.graph;
    this.#alphabet = alphabet;
    this.#prefix = prefix;
    this.#maxItems = maxItems;
    this.#budget = new WorkBudget(maxItems);
  }

  /** Drops the columns that depend on the position, because its set has changed. */
  forget(position: number): void {
    this.#solved++;
    this.#chart.truncate(Math.min(position, this.#certain));
  }

  /** Existing columns cost nothing; columns read before the budget is exhausted are kept for the next flip. */
  solve(flip: SymbolFlip): GrammarVerdict {
    const { position, horizon, lastSolid } = flip;
    this.#budget = new WorkBudget(this.#maxItems);
    this.#solved++;
    this.#chart.truncate(this.#certain);
    this.#certain = Infinity;
    for (let at = this.#chart.length; at < position; at++) {
      if (!this.#read(this.#prefix.setAt(at))) return this.#givenUp();
    }
    for (let length = lastSolid + 1; length <= position; length++) {
      const last = this.#graph.lastItem(this.#chart.itemSet(length));
      if (last !== undefined) return this.#answer(flip, last, length, [], closed, length);
    }
    return horizon === position + 1 ? this.#solveNear(flip) : this.#solveFar(flip);
  }

  /** No position after the flip is constrained, so the cheapest of the allowed symbols is the answer. */
  #solveNear(flip: SymbolFlip): GrammarVerdict {
    const { position, target } = flip;
    const itemSet = this.#chart.itemSet(position);
    let best: ItemStep | undefined;
    let chosen = -1;
    for (const terminal of this.#alphabet.maskOf(target).terminals) {
      const found = this.#graph.cheapestAfter(itemSet, ~terminal);
      if (found === undefined || (best !== undefined && found.continuation.cost >= best.continuation.cost)) continue;
      best = found;
      chosen = terminal;
    }
    if (best === undefined) return noSuchWord;
    const { item, continuation } = best;
    const end = { item: undefined, after: continuation };
    return this.#answer(flip, item, position, [chosen], end, position + 1 + continuation.cost);
  }

  /** Reads up to the horizon, in columns that are used by this flip only. */
  #solveFar(flip: SymbolFlip): GrammarVerdict {
    const { position, target, horizon, lastSolid, later } = flip;
    this.#chart.truncate(position);
    this.#certain = position;
    for (let at = position; at < horizon; at++) {
      if (!this.#read(at === position ? target : later(at))) return this.#givenUp();
      const length = at + 1;
      if (length <= lastSolid || length === horizon) continue;
      const last = this.#graph.lastItem(this.#chart.itemSet(length));
      if (last !== undefined) return this.#answer(flip, last, length, [], closed, length);
    }
    const cheapest = this.#graph.cheapestIn(this.#chart.itemSet(horizon));
    if (cheapest === undefined) return noSuchWord;
    const { item, cost } = cheapest;
    const end = { item: item.dotted, after: item.above };
    return this.#answer(flip, item, horizon, [], end, horizon + cost);
  }

  /** `item` is in the column, and the terminals `more` follow. */
  #answer(
    flip: SymbolFlip,
    item: Item,
    column: number,
    more: readonly number[],
    end: OpenEnd,
    shortest: number,
  ): GrammarVerdict {
    const kept = Math.min(this.#prefix.kept(flip), column);
    const asked = this.#solved;
    const read = (): number[] => {
      if (kept < column && this.#solved !== asked) throw new Error('the answer was read after the path had changed');
      const before = kept < column ? this.#chart.prefixOf(column, item).slice(kept) : [];
      return [...before, ...more].map((terminal, i) => this.#valueAt(flip, kept + i, terminal));
    };
    return { kind: 'sat', answer: new GrammarAnswer(kept, end, shortest, read) };
  }

  #valueAt({ position, target, later }: SymbolFlip, at: number, terminal: number): number {
    const set = at === position ? target : at < position ? this.#prefix.setAt(at) : later(at);
    return this.#alphabet.valueOf(terminal, set, this.#prefix.preferred(at));
  }

  #read(set: IntervalSet): boolean {
    return this.#chart.read(this.#alphabet.maskOf(set), this.#budget);
  }

  #givenUp(): GrammarVerdict {
    return {
      kind: 'unknown',
      reason: `more than ${this.#maxItems} records: read up to symbol ${this.#chart.length}`,
    };
  }
}
