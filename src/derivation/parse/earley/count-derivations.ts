import type { Production } from '../../../grammar/flat/flat-grammar.ts';
import type { Forest } from './forest.ts';
import { emptyEdge } from './read-tree.ts';

/** How many derivations one edge of the lattice (or `emptyEdge`) has in itself: a token's inside. */
export type CountEdge = (edge: number, terminal: number) => bigint | 'infinite';

/** The number of derivations of the stretch, without listing them. */
export function countDerivations(
  forest: Forest,
  start: number,
  from: number,
  to: number,
  countEdge: CountEdge,
): bigint | 'infinite' {
  return new DerivationCounter(forest, countEdge).count(start, from, to);
}

/** A nonterminal over a stretch (`production` undefined), or the first `count` symbols of a production. */
interface Question {
  readonly key: string;
  readonly nonterminal: number;
  readonly production: Production | undefined;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** What it is the sum of products of; found when first looked at. */
  terms: Question[][] | undefined;
}

class DerivationCounter {
  private readonly forest: Forest;
  private readonly countEdge: CountEdge;
  private readonly answers = new Map<string, bigint>();
  private readonly open = new Set<string>();
  private infinite = false;

  constructor(forest: Forest, countEdge: CountEdge) {
    this.forest = forest;
    this.countEdge = countEdge;
  }

  /** Depth first with an explicit stack. Meeting an open question again means a circle, and a circle means infinitely many. */
  count(nonterminal: number, from: number, to: number): bigint | 'infinite' {
    const first = this.ofNonterminal(nonterminal, from, to);
    const stack: Question[] = [first];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      if (top.terms === undefined) {
        top.terms = this.termsOf(top);
        this.open.add(top.key);
      }
      const missing = top.terms.flat().find((question) => !this.answers.has(question.key));
      if (missing !== undefined) {
        if (this.open.has(missing.key)) return 'infinite';
        stack.push(missing);
        continue;
      }
      this.answers.set(top.key, this.sum(top.terms));
      this.open.delete(top.key);
      stack.pop();
      if (this.infinite) return 'infinite';
    }
    return this.answers.get(first.key) as bigint;
  }

  private sum(terms: readonly Question[][]): bigint {
    let total = 0n;
    for (const term of terms) {
      let product = 1n;
      for (const question of term) product *= this.answers.get(question.key) as bigint;
      total += product;
    }
    return total;
  }

  private termsOf(question: Question): Question[][] {
    const { production, count, from, to } = question;
    if (production === undefined) {
      return this.forest
        .productions(question.nonterminal, from, to)
        .map((p) => [this.ofPrefix(p, p.symbols.length, from, to)]);
    }
    if (count === 0) {
      const { shape } = production;
      const empty = shape.kind === 'token' ? this.ofEdge(emptyEdge, shape.terminal) : undefined;
      return [empty === undefined ? [] : [empty]];
    }
    const symbol = production.symbols[count - 1] as number;
    return this.forest.splits(production, count, from, to).map((split) => {
      const before = this.ofPrefix(production, count - 1, from, split.from);
      const last = symbol < 0 ? this.ofEdge(split.edge, ~symbol) : this.ofNonterminal(symbol, split.from, to);
      return last === undefined ? [before] : [before, last];
    });
  }

  /** Undefined for the usual edge, which has one derivation. */
  private ofEdge(edge: number, terminal: number): Question | undefined {
    const ways = this.countEdge(edge, terminal);
    if (ways === 'infinite') this.infinite = true;
    if (ways === 1n || ways === 'infinite') return undefined;
    const key = `e ${edge} ${terminal}`;
    this.answers.set(key, ways);
    return { key, nonterminal: -1, production: undefined, count: 0, from: 0, to: 0, terms: [] };
  }

  private ofNonterminal(nonterminal: number, from: number, to: number): Question {
    const key = `n ${nonterminal} ${from} ${to}`;
    return { key, nonterminal, production: undefined, count: 0, from, to, terms: undefined };
  }

  private ofPrefix(production: Production, count: number, from: number, to: number): Question {
    const key = `p ${production.index} ${count} ${from} ${to}`;
    return { key, nonterminal: -1, production, count, from, to, terms: undefined };
  }
}
