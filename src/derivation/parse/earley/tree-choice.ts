import type { Production } from '../../../grammar/flat/flat-grammar.ts';
import type { Forest, Split } from './forest.ts';
import { unitCycles } from './cycles.ts';

/** One derivation step: a production and the start of each of its symbols. */
export interface Choice {
  readonly production: Production;
  readonly splits: readonly Split[];
}

/** Selects one derivation from a forest: always the first alternative, except where this would not terminate. */
export class TreeChoice {
  readonly #forest: Forest;
  readonly #cycleOf: Int32Array;
  /** Choices for nonterminals on a cycle, by nonterminal and span. */
  readonly #chosen = new Map<string, Choice>();

  constructor(forest: Forest) {
    this.#forest = forest;
    const { flat, nullable } = forest.chart.automaton;
    this.#cycleOf = unitCycles(flat, nullable);
  }

  choose(nonterminal: number, from: number, to: number): Choice {
    if (from === to) return this.#chooseEmpty(nonterminal, from);
    if (this.#cycleOf[nonterminal] !== -1) return this.#chooseOnCycle(nonterminal, from, to);
    const [production] = this.#forest.productions(nonterminal, from, to);
    if (production === undefined) throw new Error(`nonterminal ${nonterminal} does not derive ${from}..${to}`);
    return { production, splits: this.#split(production, from, to) };
  }

  #chooseEmpty(nonterminal: number, at: number): Choice {
    const production = this.#forest.chart.automaton.emptyProductions[nonterminal]!;
    return { production, splits: Array.from(production.symbols, () => ({ from: at, edge: -1 })) };
  }

  /**
   * Chooses for all nonterminals of the cycle that derive the span: first for those that need no other member, then for
   * those that need only members with a choice. The resulting trees are finite and have the fewest steps along the
   * cycle.
   */
  #chooseOnCycle(nonterminal: number, from: number, to: number): Choice {
    const key = (member: number): string => `${member} ${from} ${to}`;
    const known = this.#chosen.get(key(nonterminal));
    if (known !== undefined) return known;
    const cycle = this.#cycleOf[nonterminal];
    const open: number[] = [];
    this.#cycleOf.forEach((c, member) => {
      if (c === cycle && this.#forest.chart.derives(member, from, to)) open.push(member);
    });
    const decidedHere = new Set<number>();
    for (let rest = open; rest.length > 0;) {
      const round: [number, Choice][] = [];
      for (const member of rest) {
        const choice = this.#chooseWithin(
          member,
          from,
          to,
          (other) => this.#cycleOf[other] !== cycle || decidedHere.has(other),
        );
        if (choice !== undefined) round.push([member, choice]);
      }
      if (round.length === 0) break;
      for (const [member, choice] of round) {
        decidedHere.add(member);
        this.#chosen.set(key(member), choice);
      }
      rest = rest.filter((member) => !decidedHere.has(member));
    }
    return this.#chosen.get(key(nonterminal))!;
  }

  #chooseWithin(
    nonterminal: number,
    from: number,
    to: number,
    mayBeWhole: (nonterminal: number) => boolean,
  ): Choice | undefined {
    for (const production of this.#forest.productions(nonterminal, from, to)) {
      const splits = this.#splitWithin(production, from, to, mayBeWhole);
      if (splits !== undefined) return { production, splits };
    }
    return undefined;
  }

  /**
   * Splits the span among the production's symbols, with the preferred split for each: every split can be completed.
   */
  #split(production: Production, from: number, to: number): Split[] {
    const splits: Split[] = [];
    let end = to;
    for (let count = production.symbols.length; count > 0; count--) {
      const split = this.#forest.splits(production, count, from, end)[0]!;
      splits[count - 1] = split;
      end = split.from;
    }
    return splits;
  }

  /** Like `split`, but a nonterminal may span the whole, with all others empty, only if `mayBeWhole` allows it. */
  #splitWithin(
    production: Production,
    from: number,
    to: number,
    mayBeWhole: (nonterminal: number) => boolean,
  ): Split[] | undefined {
    const splits: Split[] = [];
    const place = (count: number, end: number): boolean => {
      if (count === 0) return end === from;
      const symbol = production.symbols[count - 1]!;
      for (const split of this.#forest.splits(production, count, from, end)) {
        if (split.from === from && end === to && symbol >= 0 && !mayBeWhole(symbol)) continue;
        splits[count - 1] = split;
        if (place(count - 1, split.from)) return true;
      }
      return false;
    };
    return place(production.symbols.length, to) ? splits : undefined;
  }
}
