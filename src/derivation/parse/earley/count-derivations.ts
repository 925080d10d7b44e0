import type { Production } from '../../../grammar/flat/flat-grammar.ts';
import type { Forest } from './forest.ts';
import { emptyEdge } from './read-tree.ts';

/** Returns the number of derivations inside one edge of the lattice (or `emptyEdge`), that is of a token's text. */
export type CountEdge = (edge: number, terminal: number) => bigint | 'infinite';

/** Counts the derivations of the span without listing them. */
export function countDerivations(
  forest: Forest,
  start: number,
  from: number,
  to: number,
  countEdge: CountEdge,
): bigint | 'infinite' {
  return new DerivationCounter(forest, countEdge).count(start, from, to);
}

/**
 * Asks for the count of a nonterminal over a span (`production` undefined) or of the first `count` symbols of a
 * production.
 */
interface Question {
  /** Number of the nonterminal or prefix; together with the span it identifies the question. */
  readonly subject: number;
  readonly production: Production | undefined;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  /** The terms whose sum is the answer; computed on first use. */
  terms: readonly Term[] | undefined;
  /** Questions of the terms that may still be unanswered. */
  pending: Question[];
}

/** A product of a factor and the answers to questions. */
interface Term {
  factor: bigint;
  readonly questions: Question[];
}

class DerivationCounter {
  readonly #forest: Forest;
  readonly #countEdge: CountEdge;
  /** By subject, then by span; `open` while the answer is being computed. */
  readonly #answers: Map<number, bigint | 'open'>[] = [];
  #infinite = false;

  constructor(forest: Forest, countEdge: CountEdge) {
    this.#forest = forest;
    this.#countEdge = countEdge;
  }

  /**
   * Searches depth-first with an explicit stack. An open question that recurs is a cycle, so there are infinitely many.
   */
  count(nonterminal: number, from: number, to: number): bigint | 'infinite' {
    const first = this.#ofNonterminal(nonterminal, from, to);
    const stack: Question[] = [first];
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      if (top.terms === undefined) {
        top.terms = this.#termsOf(top);
        top.pending = top.terms.flatMap((term) => term.questions);
        this.#setAnswer(top, 'open');
      }
      const next = top.pending.pop();
      if (next === undefined) {
        this.#setAnswer(top, this.#sum(top.terms));
        stack.pop();
      } else {
        const answer = this.#answerOf(next);
        if (answer === 'open') return 'infinite';
        if (answer === undefined) stack.push(next);
      }
      if (this.#infinite) return 'infinite';
    }
    return this.#answerOf(first) as bigint;
  }

  #sum(terms: readonly Term[]): bigint {
    let total = 0n;
    for (const { factor, questions } of terms) {
      let product = factor;
      for (const question of questions) {
        const answer = this.#answerOf(question) as bigint;
        if (answer !== 1n) product *= answer;
      }
      total += product;
    }
    return total;
  }

  #termsOf({ subject, production, count, from, to }: Question): Term[] {
    if (production !== undefined) return this.#termsOfPrefix(production, count, from, to);
    return this.#forest
      .productions(subject, from, to)
      .map((each) => this.#withPrefix({ factor: 1n, questions: [] }, each, each.symbols.length, from, to));
  }

  #termsOfPrefix(production: Production, count: number, from: number, to: number): Term[] {
    const symbol = production.symbols[count - 1]!;
    return this.#forest.splits(production, count, from, to).map((split) => {
      const term: Term = { factor: 1n, questions: [] };
      this.#multiply(term, symbol, split.from, to, split.edge);
      return this.#withPrefix(term, production, count - 1, from, split.from);
    });
  }

  /** Multiplies by the first symbols of a production, one by one while each has only one possible start. */
  #withPrefix(term: Term, production: Production, length: number, from: number, end: number): Term {
    let to = end;
    for (let count = length; count > 0; count--) {
      const [only, another] = this.#forest.splits(production, count, from, to);
      if (only === undefined || another !== undefined) {
        term.questions.push(this.#ofPrefix(production, count, from, to));
        return term;
      }
      this.#multiply(term, production.symbols[count - 1]!, only.from, to, only.edge);
      to = only.from;
    }
    if (production.shape.kind === 'token' && production.symbols.length === 0) {
      this.#multiply(term, ~production.shape.terminal, from, to, emptyEdge);
    }
    return term;
  }

  #multiply(term: Term, symbol: number, from: number, to: number, edge: number): void {
    if (symbol >= 0) {
      term.questions.push(this.#ofNonterminal(symbol, from, to));
      return;
    }
    const ways = this.#countEdge(edge, ~symbol);
    if (ways === 'infinite') this.#infinite = true;
    else term.factor *= ways;
  }

  #ofNonterminal(nonterminal: number, from: number, to: number): Question {
    return { subject: nonterminal, production: undefined, count: 0, from, to, terms: undefined, pending: [] };
  }

  #ofPrefix(production: Production, count: number, from: number, to: number): Question {
    const { flat, itemBase } = this.#forest.chart.automaton;
    const subject = flat.nonterminals.length + itemBase[production.index]! + count;
    return { subject, production, count, from, to, terms: undefined, pending: [] };
  }

  #answerOf({ subject, from, to }: Question): bigint | 'open' | undefined {
    return this.#answers[subject]?.get(from * this.#forest.chart.lattice.nodeCount + to);
  }

  #setAnswer({ subject, from, to }: Question, answer: bigint | 'open'): void {
    const bySpan = (this.#answers[subject] ??= new Map());
    bySpan.set(from * this.#forest.chart.lattice.nodeCount + to, answer);
  }
}
