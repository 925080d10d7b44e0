import { WorkBudget } from '../../core/work-budget.ts';
import type { IntervalSet } from '../../constraint/interval-set.ts';
import type { Alphabet } from './alphabet.ts';
import type { Item, Step } from './front.ts';
import { closed, type OpenEnd } from './continuation.ts';
import type { FrontGraph } from './front-graph.ts';
import { GrammarAnswer } from './grammar-answer.ts';
import { type GrammarVerdict, unsat } from './grammar-verdict.ts';
import type { SetChart } from './set-chart.ts';

/** A question about a path: what word has one of `target` at the position? */
export interface Flip {
  readonly position: number;
  readonly target: IntervalSet;
  /** From this position on nothing is constrained. */
  readonly horizon: number;
  /** The word goes beyond this position. */
  readonly lastSolid: number;
  /** The sets of the positions after the one that is flipped. */
  readonly later: (position: number) => IntervalSet;
}

/** What stands before the flip. */
export interface Prefix {
  setAt(position: number): IntervalSet;
  /** How many of the parent's symbols are certain to stand there. */
  kept(flip: Flip): number;
  /** The parent's value at a position, for answers that need not differ from it. */
  preferred(position: number): number | undefined;
}

/** A chart over the sets before a flip. Columns once made serve all later flips, until the set of a position changes. */
export class PrefixChart {
  private readonly chart: SetChart;
  private readonly graph: FrontGraph;
  private readonly alphabet: Alphabet;
  private readonly prefix: Prefix;
  private readonly maxItems: number;
  private budget: WorkBudget;
  /** Columns after this one are those of the last flip, kept only to read its answer. */
  private certain = Infinity;
  /** Rises with everything that may change the chart. */
  private solved = 0;

  constructor(chart: SetChart, alphabet: Alphabet, prefix: Prefix, maxItems: number) {
    this.chart = chart;
    this.graph = chart.graph;
    this.alphabet = alphabet;
    this.prefix = prefix;
    this.maxItems = maxItems;
    this.budget = new WorkBudget(maxItems);
  }

  /** The set of the position has changed. */
  forget(position: number): void {
    this.solved++;
    this.chart.truncate(Math.min(position, this.certain));
  }

  /** Columns that are there already cost nothing; those read before the budget runs out stay for the next flip. */
  solve(flip: Flip): GrammarVerdict {
    const { position, horizon, lastSolid } = flip;
    this.budget = new WorkBudget(this.maxItems);
    this.solved++;
    this.chart.truncate(this.certain);
    this.certain = Infinity;
    for (let at = this.chart.length; at < position; at++) {
      if (!this.read(this.prefix.setAt(at))) return this.givenUp();
    }
    for (let length = lastSolid + 1; length <= position; length++) {
      const last = this.graph.lastItem(this.chart.front(length));
      if (last !== undefined) return this.answer(flip, last, length, [], closed, length);
    }
    return horizon === position + 1 ? this.solveNear(flip) : this.solveFar(flip);
  }

  /** Nothing after the position is constrained: the cheapest of the allowed symbols decides. */
  private solveNear(flip: Flip): GrammarVerdict {
    const { position, target } = flip;
    const front = this.chart.front(position);
    let best: Step | undefined;
    let chosen = -1;
    for (const terminal of this.alphabet.maskOf(target).terminals) {
      const found = this.graph.cheapestAfter(front, ~terminal);
      if (found === undefined || (best !== undefined && found.continuation.cost >= best.continuation.cost)) continue;
      best = found;
      chosen = terminal;
    }
    if (best === undefined) return unsat;
    const { item, continuation } = best;
    const end = { item: undefined, after: continuation };
    return this.answer(flip, item, position, [chosen], end, position + 1 + continuation.cost);
  }

  /** Reads on to the horizon, in columns that serve this flip only. */
  private solveFar(flip: Flip): GrammarVerdict {
    const { position, target, horizon, lastSolid, later } = flip;
    this.chart.truncate(position);
    this.certain = position;
    for (let at = position; at < horizon; at++) {
      if (!this.read(at === position ? target : later(at))) return this.givenUp();
      const length = at + 1;
      if (length <= lastSolid || length === horizon) continue;
      const last = this.graph.lastItem(this.chart.front(length));
      if (last !== undefined) return this.answer(flip, last, length, [], closed, length);
    }
    const cheapest = this.graph.cheapestIn(this.chart.front(horizon));
    if (cheapest === undefined) return unsat;
    const { item, cost } = cheapest;
    const end = { item: item.dotted, after: item.above };
    return this.answer(flip, item, horizon, [], end, horizon + cost);
  }

  /** `item` stands in the column, and `more` terminals follow. */
  private answer(
    flip: Flip,
    item: Item,
    column: number,
    more: readonly number[],
    end: OpenEnd,
    shortest: number,
  ): GrammarVerdict {
    const kept = Math.min(this.prefix.kept(flip), column);
    const asked = this.solved;
    const read = (): number[] => {
      if (kept < column && this.solved !== asked) throw new Error('the path has moved on since the answer was given');
      const before = kept < column ? this.chart.prefixOf(column, item).slice(kept) : [];
      return [...before, ...more].map((terminal, i) => this.valueAt(flip, kept + i, terminal));
    };
    return { kind: 'sat', answer: new GrammarAnswer(kept, end, shortest, read) };
  }

  private valueAt({ position, target, later }: Flip, at: number, terminal: number): number {
    const set = at === position ? target : at < position ? this.prefix.setAt(at) : later(at);
    return this.alphabet.valueOf(terminal, set, this.prefix.preferred(at));
  }

  private read(set: IntervalSet): boolean {
    return this.chart.read(this.alphabet.maskOf(set), this.budget);
  }

  private givenUp(): GrammarVerdict {
    return {
      kind: 'unknown',
      reason: `more than ${this.maxItems} records: read up to symbol ${this.chart.length}`,
    };
  }
}
