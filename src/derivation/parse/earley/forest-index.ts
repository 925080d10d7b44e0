import { smallColumn, type Chart } from './chart.ts';

/** Indexes of a chart that reading trees needs and parsing does not. Each index is built on first use. */
export class ForestIndex {
  readonly #chart: Chart;
  readonly #originsByColumn: (Map<number, Set<number>> | undefined)[] = [];
  readonly #statesByColumn: (Map<number, number[]> | undefined)[] = [];
  #byOrigin: { start: Int32Array; entry: Int32Array; column: Int32Array } | undefined;

  constructor(chart: Chart) {
    this.#chart = chart;
  }

  /** Visits the states of the column that have the origin. */
  eachState(origin: number, column: number, visit: (state: number) => void): void {
    const chart = this.#chart;
    const end = chart.endOfColumn(column);
    if (end - chart.firstEntry(column) > smallColumn) {
      for (const state of this.#statesOf(column).get(origin) ?? []) visit(state);
      return;
    }
    for (let entry = chart.firstEntry(column); entry < end; entry++) {
      if (chart.originOf(entry) === origin) visit(chart.stateNumberOf(entry));
    }
  }

  hasItem(item: number, origin: number, column: number): boolean {
    let found = false;
    this.eachState(origin, column, (state) => {
      found ||= this.#chart.automaton.hasItem(state, item);
    });
    return found;
  }

  /** Returns true if so few nonterminals end at the column that testing each start separately is cheap. */
  isSmall(column: number): boolean {
    const chart = this.#chart;
    return chart.endOfColumn(column) - chart.firstEntry(column) <= smallColumn && !chart.leo.wasUsed(column);
  }

  /** Visits each start of a nonempty derivation of the nonterminal that ends at the column, once. */
  eachOrigin(nonterminal: number, column: number, visit: (origin: number) => void): void {
    if (!this.isSmall(column)) {
      for (const origin of this.origins(nonterminal, column)) visit(origin);
      return;
    }
    const chart = this.#chart;
    const first = chart.firstEntry(column);
    for (let entry = first; entry < chart.endOfColumn(column); entry++) {
      if (!chart.stateOf(entry).completed.includes(nonterminal)) continue;
      const origin = chart.originOf(entry);
      if (!this.#isCompletedBefore(entry, first, nonterminal, origin)) visit(origin);
    }
  }

  /** Like `eachOrigin`, as a cached set. */
  origins(nonterminal: number, column: number): ReadonlySet<number> {
    const byNonterminal = (this.#originsByColumn[column] ??= new Map());
    let origins = byNonterminal.get(nonterminal);
    if (origins === undefined) byNonterminal.set(nonterminal, (origins = this.#findOrigins(nonterminal, column)));
    return origins;
  }

  /** Returns the number of entries of the whole chart that have the origin. */
  countFrom(origin: number): number {
    const { start } = (this.#byOrigin ??= this.#indexByOrigin());
    return start[origin + 1]! - start[origin]!;
  }

  /** Returns the columns that contain the item with the origin. */
  columnsWith(item: number, origin: number): number[] {
    const { start, entry, column } = (this.#byOrigin ??= this.#indexByOrigin());
    const { automaton } = this.#chart;
    const columns = new Set<number>();
    for (let i = start[origin]!; i < start[origin + 1]!; i++) {
      if (automaton.hasItem(this.#chart.stateNumberOf(entry[i]!), item)) columns.add(column[i]!);
    }
    return [...columns];
  }

  #statesOf(column: number): Map<number, number[]> {
    const chart = this.#chart;
    let states = this.#statesByColumn[column];
    if (states !== undefined) return states;
    states = new Map();
    for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
      const list = states.get(chart.originOf(entry));
      if (list === undefined) states.set(chart.originOf(entry), [chart.stateNumberOf(entry)]);
      else list.push(chart.stateNumberOf(entry));
    }
    return (this.#statesByColumn[column] = states);
  }

  #isCompletedBefore(end: number, first: number, nonterminal: number, origin: number): boolean {
    for (let entry = first; entry < end; entry++) {
      if (this.#chart.originOf(entry) === origin && this.#chart.stateOf(entry).completed.includes(nonterminal))
        return true;
    }
    return false;
  }

  #findOrigins(nonterminal: number, column: number): Set<number> {
    const chart = this.#chart;
    const origins = new Set(chart.leo.skippedOrigins(nonterminal, column));
    for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
      if (chart.stateOf(entry).completed.includes(nonterminal)) origins.add(chart.originOf(entry));
    }
    return origins;
  }

  #indexByOrigin(): { start: Int32Array; entry: Int32Array; column: Int32Array } {
    const chart = this.#chart;
    const columns = chart.furthestColumn() + 1;
    const start = new Int32Array(chart.lattice.nodeCount + 2);
    const total = chart.endOfColumn(columns - 1);
    for (let entry = 0; entry < total; entry++)
      start[chart.originOf(entry) + 2] = start[chart.originOf(entry) + 2]! + 1;
    for (let i = 1; i < start.length; i++) start[i] = start[i]! + start[i - 1]!;
    const entryAt = new Int32Array(total);
    const columnAt = new Int32Array(total);
    for (let column = 0; column < columns; column++) {
      for (let entry = chart.firstEntry(column); entry < chart.endOfColumn(column); entry++) {
        const slot = start[chart.originOf(entry) + 1]!;
        start[chart.originOf(entry) + 1] = slot + 1;
        entryAt[slot] = entry;
        columnAt[slot] = column;
      }
    }
    return { start, entry: entryAt, column: columnAt };
  }
}
