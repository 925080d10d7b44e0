import { noItem } from './chart-items.ts';
import { nothing } from './dotted-grammar.ts';
import type { SetChart } from './set-chart.ts';

/** A nonterminal that begins in a column closes, once finished, all items up to this one. */
export interface ChainTop {
  /** The topmost item, finished. */
  readonly dotted: number;
  readonly origin: number;
  /** The one item that waits for the nonterminal, or `noItem` where it is only predicted. */
  readonly waiting: number;
  /** The nonterminal that is finished next, and where it begins. */
  readonly owner: number;
  readonly ownerOrigin: number;
}

/**
 * Leo's shortcut: where exactly one item waits for a nonterminal and is finished with it, finishing the nonterminal
 * finishes that item's own one, and so on up. The chart then holds only the top of the chain, and right recursion takes
 * constant work per symbol.
 */
export class RightRecursion {
  private readonly chart: SetChart;

  constructor(chart: SetChart) {
    this.chart = chart;
  }

  /** For a nonterminal that begins in the column. */
  topOf(nonterminal: number, origin: number): ChainTop | undefined {
    if (this.chart.grammar.rightCycleOf[nonterminal] === -1) return undefined;
    const known = this.chart.column(origin).chains.get(nonterminal);
    return known === undefined ? this.climb(nonterminal, origin) : (known ?? undefined);
  }

  /** The items that a chain passes, from the lowest up; `noItem` for those that are only predicted. */
  *waitingOnChain(nonterminal: number, origin: number): Generator<number> {
    for (let top = this.topOf(nonterminal, origin); top !== undefined; top = this.topOf(top.owner, top.ownerOrigin)) {
      yield top.waiting;
    }
  }

  /** Climbs to a top that is known or to the last step, then notes the result on the way down. */
  private climb(nonterminal: number, origin: number): ChainTop | undefined {
    const steps: { readonly nonterminal: number; readonly origin: number; readonly step: ChainTop }[] = [];
    let above: ChainTop | null = null;
    for (let at = { nonterminal, origin }; ;) {
      const { chains } = this.chart.column(at.origin);
      const known = chains.get(at.nonterminal);
      if (known !== undefined) {
        above = known;
        break;
      }
      // Noted before the climb goes on: coming back here, round a circle of unit productions, ends it.
      chains.set(at.nonterminal, null);
      const step = this.stepFrom(at.nonterminal, at.origin);
      if (step === undefined) break;
      steps.push({ ...at, step });
      at = { nonterminal: step.owner, origin: step.ownerOrigin };
    }
    for (const { nonterminal: from, origin: column, step } of steps.toReversed()) {
      above = above === null ? step : { ...step, dotted: above.dotted, origin: above.origin };
      this.chart.column(column).chains.set(from, above);
    }
    return above ?? undefined;
  }

  private stepFrom(nonterminal: number, origin: number): ChainTop | undefined {
    const { grammar, items } = this.chart;
    const waiting = this.chart.onlyWaiting(nonterminal, origin);
    if (waiting === undefined) return undefined;
    const dotted = waiting.dotted + 1;
    const owner = grammar.owner[dotted] as number;
    if (grammar.next[dotted] !== nothing) return undefined;
    if (grammar.rightCycleOf[owner] !== grammar.rightCycleOf[nonterminal]) return undefined;
    const ownerOrigin = waiting.item === noItem ? origin : items.origin(waiting.item);
    return { dotted, origin: ownerOrigin, waiting: waiting.item, owner, ownerOrigin };
  }
}
