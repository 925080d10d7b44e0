import { WorkBudget } from '../../core/work-budget.ts';
import type { Move, PatternStates } from './pattern-states.ts';

/**
 * A text that can be read in several ways from one state on: reading it n times takes a number of ways that is
 * exponential in n, or a polynomial of n.
 */
export interface Ambiguity {
  /** A text that leads to the state. */
  readonly prefix: string;
  /** Such a text that does not begin with white space, which code often removes first; missing if there is none. */
  readonly visiblePrefix?: string;
  readonly pump: string;
}

/** Units of work for one pattern; a search that needs more ends without result. */
const mostWork = 3_000_000;
const mostFound = 16;

/**
 * Returns the ambiguities of a pattern, shortest first. Exponential ones are cycles of a state with themselves by two
 * ways; polynomial ones connect two loops that can both read the same text (Weber and Seidl 1991).
 */
export function ambiguitiesOf(states: PatternStates): readonly Ambiguity[] {
  const search = new AmbiguitySearch(states, new WorkBudget(mostWork));
  const shortest = new Map<string, Ambiguity>();
  for (const [loops, ambiguity] of search.all()) {
    const known = shortest.get(loops);
    if (known === undefined || sizeOf(ambiguity) < sizeOf(known)) shortest.set(loops, ambiguity);
  }
  return [...shortest.values()].sort((a, b) => sizeOf(a) - sizeOf(b)).slice(0, mostFound);
}

function sizeOf({ prefix, pump }: Ambiguity): number {
  return prefix.length + 3 * pump.length;
}

interface Step {
  readonly key: number;
  readonly symbol: number;
}

class AmbiguitySearch {
  readonly #states: PatternStates;
  readonly #budget: WorkBudget;
  /** The strongly connected component of each state; -1 for a state that is in no cycle. */
  readonly #loops: readonly number[];
  readonly #reach: readonly ReadonlySet<number>[];
  readonly #prefixes: readonly (string | undefined)[];
  readonly #visiblePrefixes: readonly (string | undefined)[];

  constructor(states: PatternStates, budget: WorkBudget) {
    this.#states = states;
    this.#budget = budget;
    this.#reach = states.moves.map((_, state) => reachableFrom(state, states.moves));
    this.#loops = states.moves.map((_, state) =>
      this.#reach[state]!.has(state)
        ? states.moves.findIndex((__, other) => this.#reach[state]!.has(other) && this.#reach[other]!.has(state))
        : -1,
    );
    this.#prefixes = this.#shortestPrefixes('');
    this.#visiblePrefixes = this.#shortestPrefixes(undefined);
  }

  /** All ambiguities found, each with the loops that it consists of. */
  *all(): Generator<readonly [string, Ambiguity]> {
    yield* this.#exponential();
    yield* this.#polynomial();
  }

  *#exponential(): Generator<readonly [string, Ambiguity]> {
    const count = this.#states.moves.length;
    for (let state = 0; state < count; state++) {
      const loop = this.#loops[state]!;
      if (loop < 0 || state === 0) continue;
      const keyOf = (a: number, b: number, parted: boolean): number => (a * count + b) * 2 + Number(parted);
      const pump = this.#shortest(keyOf(state, state, false), keyOf(state, state, true), (key, visit) => {
        const parted = key % 2 === 1;
        const [a, b] = [Math.trunc(key / 2 / count), Math.trunc(key / 2) % count];
        for (const [first, second, symbol] of this.#pairs(a, b)) {
          if (this.#loops[first.to] !== loop || this.#loops[second.to] !== loop) continue;
          const isParted = parted || first.to !== second.to || first.ways > 1;
          visit(keyOf(first.to, second.to, isParted), symbol);
        }
      });
      yield* this.#ambiguity(`${loop}`, state, pump);
    }
  }

  *#polynomial(): Generator<readonly [string, Ambiguity]> {
    const count = this.#states.moves.length;
    const inLoops = this.#states.moves.map((_, state) => state).filter((state) => this.#loops[state]! >= 0);
    for (const from of inLoops) {
      for (const to of inLoops) {
        if (this.#loops[from] === this.#loops[to] || !this.#reach[from]!.has(to)) continue;
        yield* this.#ambiguity(`${this.#loops[from]} ${this.#loops[to]}`, from, this.#connecting(from, to, count));
      }
    }
  }

  /** The shortest text that leads from `from` to itself, from `from` to `to`, and from `to` to itself. */
  #connecting(from: number, to: number, count: number): string | undefined {
    const keyOf = (a: number, b: number, c: number): number => (a * count + b) * count + c;
    return this.#shortest(keyOf(from, from, to), keyOf(from, to, to), (key, visit) => {
      const [a, b, c] = [Math.trunc(key / count / count), Math.trunc(key / count) % count, key % count];
      for (const [first, third, symbol] of this.#pairs(a, c)) {
        if (this.#loops[first.to] !== this.#loops[from] || this.#loops[third.to] !== this.#loops[to]) continue;
        for (const second of this.#states.moves[b]!) {
          if (second.to !== to && !this.#reach[second.to]!.has(to)) continue;
          if (second.symbols.includes(symbol)) visit(keyOf(first.to, second.to, third.to), symbol);
        }
      }
    });
  }

  /** The moves of two states on one symbol. */
  *#pairs(a: number, b: number): Generator<readonly [Move, Move, number]> {
    for (const first of this.#states.moves[a]!) {
      for (const second of this.#states.moves[b]!) {
        for (const symbol of first.symbols) if (second.symbols.includes(symbol)) yield [first, second, symbol];
      }
    }
  }

  *#ambiguity(loops: string, state: number, pump: string | undefined): Generator<readonly [string, Ambiguity]> {
    const prefix = this.#prefixes[state];
    const visiblePrefix = this.#visiblePrefixes[state];
    if (pump === undefined || prefix === undefined) return;
    yield [loops, { prefix, pump, ...(visiblePrefix === undefined ? {} : { visiblePrefix }) }];
  }

  /** The shortest text along a path of at least one step; undefined if there is none or the budget is exhausted. */
  #shortest(
    start: number,
    goal: number,
    expand: (key: number, visit: (key: number, symbol: number) => void) => void,
  ): string | undefined {
    const cameBy = new Map<number, Step>();
    const queue = [start];
    for (const key of queue) {
      expand(key, (next, symbol) => {
        if (!this.#budget.spend() || cameBy.has(next)) return;
        cameBy.set(next, { key, symbol });
        queue.push(next);
      });
      if (cameBy.has(goal)) return this.#textTo(goal, start, cameBy);
      if (this.#budget.exhausted) return undefined;
    }
    return undefined;
  }

  #textTo(goal: number, start: number, cameBy: ReadonlyMap<number, Step>): string {
    const symbols: string[] = [];
    let key = goal;
    do {
      const step = cameBy.get(key)!;
      symbols.push(this.#states.symbols[step.symbol]!);
      key = step.key;
    } while (key !== start);
    return symbols.reverse().join('');
  }

  /** @param ofStart the prefix of the first state; if it is undefined, prefixes begin with visible characters */
  #shortestPrefixes(ofStart: '' | undefined): readonly (string | undefined)[] {
    const prefixes: (string | undefined)[] = [ofStart];
    const queue = [0];
    for (const state of queue) {
      for (const { to, symbols } of this.#states.moves[state]!) {
        const before = prefixes[state];
        const texts = symbols.map((symbol) => this.#states.symbols[symbol]!);
        const text = before === undefined ? texts.find((each) => /\S/u.test(each)) : texts[0];
        if (prefixes[to] !== undefined || text === undefined) continue;
        prefixes[to] = (before ?? '') + text;
        queue.push(to);
      }
    }
    return prefixes;
  }
}

function reachableFrom(start: number, moves: PatternStates['moves']): ReadonlySet<number> {
  const reached = new Set<number>();
  const queue = [start];
  for (const state of queue) {
    for (const { to, symbols } of moves[state]!) {
      if (symbols.length === 0 || reached.has(to)) continue;
      reached.add(to);
      queue.push(to);
    }
  }
  return reached;
}
