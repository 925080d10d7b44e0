import type { Chart } from './chart.ts';

/**
 * Leo's optimization of right recursion: if exactly one entry waits for a nonterminal and is complete after it,
 * completing the nonterminal also completes that entry's nonterminal, and so on along a chain. The chart then contains
 * only the top of the chain. Skipped entries are restored for those columns that a tree is read from.
 */
export class LeoItems {
  readonly #chart: Chart;
  /** By column: nonterminal -> its Leo item; null if there is none. */
  readonly #known: Map<number, LeoItem | null>[] = [];
  /** By column: the Leo items that were used. */
  readonly #uses: { nonterminal: number; origin: number }[][] = [];
  /** By column, for columns that were queried: skipped nonterminal -> origins. */
  readonly #unfolded: (Map<number, Set<number>> | undefined)[] = [];

  /** Only right recursion creates long chains; for other completions a memo would cost more than it saves. */
  readonly #rightCycleOf: Int32Array;

  constructor(chart: Chart) {
    this.#chart = chart;
    this.#rightCycleOf = chart.automaton.rightCycleOf;
  }

  /** Returns the Leo item for completing `nonterminal` with the given origin, which must be a finished column. */
  at(nonterminal: number, origin: number): LeoItem | undefined {
    if (this.#rightCycleOf[nonterminal] === -1) return undefined;
    const memo = (this.#known[origin] ??= new Map());
    const found = memo.get(nonterminal);
    if (found !== undefined) return found ?? undefined;
    return this.#find(nonterminal, origin);
  }

  noteUse(nonterminal: number, origin: number, column: number): void {
    (this.#uses[column] ??= []).push({ nonterminal, origin });
  }

  wasUsed(column: number): boolean {
    return this.#uses[column] !== undefined;
  }

  derives(nonterminal: number, from: number, to: number): boolean {
    return this.skippedOrigins(nonterminal, to).has(from);
  }

  /** Returns the origins with which the nonterminal is complete in the column without an entry in the chart. */
  skippedOrigins(nonterminal: number, column: number): ReadonlySet<number> {
    const uses = this.#uses[column];
    if (uses === undefined) return none;
    // Most queried nonterminals are on no chain; for these a long chain must not be unfolded.
    if (!uses.some((use) => this.at(use.nonterminal, use.origin)?.onChain.has(nonterminal))) return none;
    const unfolded = (this.#unfolded[column] ??= this.#unfold(uses));
    return unfolded.get(nonterminal) ?? none;
  }

  #unfold(uses: readonly { nonterminal: number; origin: number }[]): Map<number, Set<number>> {
    const skipped = new Map<number, Set<number>>();
    for (const use of uses) {
      let item = this.at(use.nonterminal, use.origin);
      while (item !== undefined) {
        const origins = skipped.get(item.nonterminal) ?? new Set();
        if (origins.has(item.origin)) break;
        origins.add(item.origin);
        skipped.set(item.nonterminal, origins);
        item = this.at(item.nonterminal, item.origin);
      }
    }
    return skipped;
  }

  /** Follows the chain up to a known item or its top, then stores the results on the way back down. */
  #find(nonterminal: number, origin: number): LeoItem | undefined {
    const climbed: { nonterminal: number; column: number; step: Step }[] = [];
    let above: LeoItem | null = null;
    for (let next: { nonterminal: number; origin: number } | null = { nonterminal, origin }; next !== null;) {
      const memo = (this.#known[next.origin] ??= new Map());
      const found = memo.get(next.nonterminal);
      if (found !== undefined) {
        above = found;
        break;
      }
      const step: Step | undefined = this.#stepAt(next.nonterminal, next.origin);
      // This also stops at a cycle of unit productions: the second visit finds this entry.
      memo.set(next.nonterminal, null);
      if (step === undefined) break;
      climbed.push({ nonterminal: next.nonterminal, column: next.origin, step });
      next = { nonterminal: step.nonterminal, origin: step.origin };
    }
    for (const { nonterminal: from, column, step } of climbed.reverse()) {
      above = {
        nonterminal: step.nonterminal,
        origin: step.origin,
        topState: above?.topState ?? step.state,
        topOrigin: above?.topOrigin ?? step.origin,
        onChain: chainWith(above, step.nonterminal),
      };
      this.#known[column]?.set(from, above);
    }
    return this.#known[origin]?.get(nonterminal) ?? undefined;
  }

  #stepAt(nonterminal: number, column: number): Step | undefined {
    const chart = this.#chart;
    const entries = chart.waitingFor(nonterminal, column);
    if (entries.length !== 1) return undefined;
    const entry = entries[0]!;
    const state = chart.automaton.nextOnNonterminal(chart.stateNumberOf(entry), nonterminal);
    const { items } = chart.automaton.states[state] as { items: Int32Array };
    const item = items[0]!;
    const production = chart.automaton.productionOf(item);
    if (items.length !== 1 || chart.automaton.dotOf(item) !== production.symbols.length) return undefined;
    if (this.#rightCycleOf[production.nonterminal] !== this.#rightCycleOf[nonterminal]) return undefined;
    return { state, origin: chart.originOf(entry), nonterminal: production.nonterminal };
  }
}

const none: ReadonlySet<number> = new Set();

export interface LeoItem {
  /** The next nonterminal that completes along the chain, and its origin. */
  readonly nonterminal: number;
  readonly origin: number;
  readonly topState: number;
  readonly topOrigin: number;
  /** All nonterminals of the chain. */
  readonly onChain: ReadonlySet<number>;
}

interface Step {
  readonly state: number;
  readonly origin: number;
  readonly nonterminal: number;
}

/** Shares the set between links while the chain repeats, as in long right recursions. */
function chainWith(above: LeoItem | null, nonterminal: number): ReadonlySet<number> {
  if (above === null) return new Set([nonterminal]);
  return above.onChain.has(nonterminal) ? above.onChain : new Set([...above.onChain, nonterminal]);
}
