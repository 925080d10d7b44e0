import { emptyEdge } from './read-tree.js';
/** Counts the derivations of the span without listing them. */
export function countDerivations(forest, start, from, to, countEdge) {
    return new DerivationCounter(forest, countEdge).count(start, from, to);
}
class DerivationCounter {
    #forest;
    #countEdge;
    /** By subject, then by span; `open` while the answer is being computed. */
    #answers = [];
    #infinite = false;
    constructor(forest, countEdge) {
        this.#forest = forest;
        this.#countEdge = countEdge;
    }
    /**
     * Searches depth-first with an explicit stack. An open question that recurs is a cycle, so there are infinitely many.
     */
    count(nonterminal, from, to) {
        const first = this.#ofNonterminal(nonterminal, from, to);
        const stack = [first];
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
            }
            else {
                const answer = this.#answerOf(next);
                if (answer === 'open')
                    return 'infinite';
                if (answer === undefined)
                    stack.push(next);
            }
            if (this.#infinite)
                return 'infinite';
        }
        return this.#answerOf(first);
    }
    #sum(terms) {
        let total = 0n;
        for (const { factor, questions } of terms) {
            let product = factor;
            for (const question of questions) {
                const answer = this.#answerOf(question);
                if (answer !== 1n)
                    product *= answer;
            }
            total += product;
        }
        return total;
    }
    #termsOf({ subject, production, count, from, to }) {
        if (production !== undefined)
            return this.#termsOfPrefix(production, count, from, to);
        return this.#forest
            .productions(subject, from, to)
            .map((each) => this.#withPrefix({ factor: 1n, questions: [] }, each, each.symbols.length, from, to));
    }
    #termsOfPrefix(production, count, from, to) {
        const symbol = production.symbols[count - 1];
        return this.#forest.splits(production, count, from, to).map((split) => {
            const term = { factor: 1n, questions: [] };
            this.#multiply(term, symbol, split.from, to, split.edge);
            return this.#withPrefix(term, production, count - 1, from, split.from);
        });
    }
    /** Multiplies by the first symbols of a production, one by one while each has only one possible start. */
    #withPrefix(term, production, length, from, end) {
        let to = end;
        for (let count = length; count > 0; count--) {
            const [only, another] = this.#forest.splits(production, count, from, to);
            if (only === undefined || another !== undefined) {
                term.questions.push(this.#ofPrefix(production, count, from, to));
                return term;
            }
            this.#multiply(term, production.symbols[count - 1], only.from, to, only.edge);
            to = only.from;
        }
        if (production.shape.kind === 'token' && production.symbols.length === 0) {
            this.#multiply(term, ~production.shape.terminal, from, to, emptyEdge);
        }
        return term;
    }
    #multiply(term, symbol, from, to, edge) {
        if (symbol >= 0) {
            term.questions.push(this.#ofNonterminal(symbol, from, to));
            return;
        }
        const ways = this.#countEdge(edge, ~symbol);
        if (ways === 'infinite')
            this.#infinite = true;
        else
            term.factor *= ways;
    }
    #ofNonterminal(nonterminal, from, to) {
        return { subject: nonterminal, production: undefined, count: 0, from, to, terms: undefined, pending: [] };
    }
    #ofPrefix(production, count, from, to) {
        const { flat, itemBase } = this.#forest.chart.automaton;
        const subject = flat.nonterminals.length + itemBase[production.index] + count;
        return { subject, production, count, from, to, terms: undefined, pending: [] };
    }
    #answerOf({ subject, from, to }) {
        return this.#answers[subject]?.get(from * this.#forest.chart.lattice.nodeCount + to);
    }
    #setAnswer({ subject, from, to }, answer) {
        const bySpan = (this.#answers[subject] ??= new Map());
        bySpan.set(from * this.#forest.chart.lattice.nodeCount + to, answer);
    }
}
