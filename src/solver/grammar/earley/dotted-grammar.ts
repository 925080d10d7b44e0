import type { FlatGrammar } from '../../../grammar/flat/flat-grammar.ts';
import { rightCycles } from '../../../derivation/parse/earley/cycles.ts';
import { type BestProductions, cheapestYields, lowestTrees, type PlainProduction } from '../best-productions.ts';

/** The symbol after the dot of a finished item. */
export const nothing = 0x7fff_ffff;

/**
 * A flat grammar prepared for solving. An additional terminal represents the end of input, and an additional
 * nonterminal, `accept`, derives the start symbol and that end. A dotted production is an *item*, identified by a
 * number; the item with the dot one further is the next number. Productions without a finite derivation are omitted.
 */
export class DottedGrammar {
  readonly flat: FlatGrammar;
  /** The terminal for the end of input, after all others. */
  readonly end: number;
  readonly accept: number;
  /** The item with the dot before the start symbol, in the production of `accept`. */
  readonly initial: number;
  /** For each item, the symbol after the dot, or `nothing`. */
  readonly next: Int32Array;
  /** For each item, the nonterminal of its production. */
  readonly owner: Int32Array;
  /** For each item, the number of its production; that of `accept` comes after those of the flat grammar. */
  readonly productionOf: Int32Array;
  /** For each item, the minimum number of symbols that the part after the dot derives. */
  readonly restCost: Float64Array;
  /** For each nonterminal, the items of its productions with the dot at the start. */
  readonly alternatives: readonly Int32Array[];
  readonly nullable: Uint8Array;
  /** For each nonterminal, the right recursion that it is part of; -1 for none. */
  readonly rightCycleOf: Int32Array;
  readonly cheapest: BestProductions;
  readonly #productions: readonly PlainProduction[];
  /** For each production, its item with the dot at the start. */
  readonly #firstItem: Int32Array;
  #lowestFound: BestProductions | undefined;

  constructor(flat: FlatGrammar) {
    this.flat = flat;
    this.end = flat.terminals.length;
    this.accept = flat.nonterminals.length;
    const accepting = { nonterminal: this.accept, symbols: Int32Array.of(flat.start, ~this.end) };
    this.#productions = [...flat.productions, accepting];
    this.cheapest = cheapestYields(this.#productions, this.accept + 1, this.end);
    this.nullable = Uint8Array.from(this.cheapest.cost, (cost) => (cost === 0 ? 1 : 0));
    this.rightCycleOf = new Int32Array(this.accept + 1).fill(-1);
    this.rightCycleOf.set(rightCycles(flat));
    this.#firstItem = new Int32Array(this.#productions.length + 1);
    this.#productions.forEach(({ symbols }, index) => {
      this.#firstItem[index + 1] = this.#firstItem[index]! + symbols.length + 1;
    });
    const itemCount = this.#firstItem[this.#productions.length]!;
    this.next = new Int32Array(itemCount).fill(nothing);
    this.owner = new Int32Array(itemCount);
    this.productionOf = new Int32Array(itemCount);
    this.restCost = new Float64Array(itemCount);
    this.#productions.forEach((_, index) => this.#fillItems(index));
    this.initial = this.#firstItem[this.#productions.length - 1]!;
    this.alternatives = this.#listAlternatives();
  }

  /** The index of a symbol in tables over all symbols: terminals first. */
  slotOf(symbol: number): number {
    return symbol < 0 ? ~symbol : this.end + 1 + symbol;
  }

  get slotCount(): number {
    return this.end + 1 + this.accept + 1;
  }

  /** Whether the grammar derives any word. */
  get isProductive(): boolean {
    return this.cheapest.cost[this.accept]! < Infinity;
  }

  /** For each nonterminal, the lowest derivation tree. */
  get lowest(): BestProductions {
    this.#lowestFound ??= lowestTrees(this.#productions, this.accept + 1);
    return this.#lowestFound;
  }

  /** The item of a production with the dot at the start. */
  itemOf(production: number): number {
    return this.#firstItem[production]!;
  }

  toString(): string {
    return `${this.#productions.length} productions over ${this.end} terminals`;
  }

  #fillItems(production: number): void {
    const { nonterminal, symbols } = this.#productions[production]!;
    const first = this.itemOf(production);
    this.next.set(symbols, first);
    this.owner.fill(nonterminal, first, first + symbols.length + 1);
    this.productionOf.fill(production, first, first + symbols.length + 1);
    for (let dot = symbols.length - 1; dot >= 0; dot--) {
      const after = this.restCost[first + dot + 1]!;
      this.restCost[first + dot] = after + this.costOf(symbols[dot]!);
    }
  }

  /** The minimum number of symbols that a symbol derives. */
  costOf(symbol: number): number {
    if (symbol >= 0) return this.cheapest.cost[symbol]!;
    return symbol === ~this.end ? 0 : 1;
  }

  #listAlternatives(): Int32Array[] {
    const lists: number[][] = Array.from({ length: this.accept + 1 }, () => []);
    this.#productions.forEach(({ nonterminal }, index) => {
      const item = this.itemOf(index);
      if (this.restCost[item]! < Infinity) lists[nonterminal]?.push(item);
    });
    return lists.map((list) => Int32Array.from(list));
  }
}
