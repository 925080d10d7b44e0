import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from './alphabet.js';
import { noSuchWord } from './grammar-verdict.js';
import { keepParent } from './keep-parent.js';
import { PrefixChart } from './earley/prefix-chart.js';
import { SetChart } from './earley/set-chart.js';
/**
 * The path of one input, the parent: a set of values for each position, which shrinks with each event. Pass the events
 * in order to `narrow`; before each, call `flip` for a word that takes the other outcome there. Positions from the
 * parent's length on have the end of input.
 *
 * A flip is first tried with the parent's symbols before its position, which is fast and keeps words similar. Only the
 * sets themselves can prove that there is no word.
 */
export class GrammarPath {
    parent;
    #context;
    #graph;
    #fixed;
    #loose;
    #sets = [];
    #parentSets = [];
    /** The last position at which the sets exclude the end of input. */
    #lastSolid = -1;
    /** All positions before this one have only the parent's value left. */
    #fixedUpTo = 0;
    /**
     * The first position whose set excludes the parent's value; only refined sets can do so, events hold for the parent.
     */
    #firstDenied = Infinity;
    constructor(parent, context) {
        this.parent = parent;
        this.#context = context;
        this.#graph = context.graph();
        this.#fixed = this.#fixedChart();
        this.#loose = this.#looseChart();
    }
    /** The values that the events so far allow at the position. */
    setAt(position) {
        return this.#sets[position] ?? this.#context.alphabet.values;
    }
    /** The minimum length of the words that the events so far allow. */
    get leastLength() {
        return this.#lastSolid + 1;
    }
    /** Applies an event: the value of the position must be in the set from now on. */
    narrow(position, set) {
        const before = this.setAt(position);
        const after = before.intersect(set);
        if (!after.has(endOfInput))
            this.#lastSolid = Math.max(this.#lastSolid, position);
        if (!after.has(this.parent[position] ?? endOfInput))
            this.#firstDenied = Math.min(this.#firstDenied, position);
        if (after.equals(before))
            return;
        while (this.#sets.length <= position)
            this.#sets.push(this.#context.alphabet.values);
        this.#sets[position] = after;
        this.#loose.forget(position);
    }
    /** Finds a word with a value of the set at the position that satisfies all events applied so far. */
    flip(position, set) {
        const flip = this.#flipOf(position, set);
        return flip === undefined ? noSuchWord : this.#checked(this.#solveFixed(flip) ?? this.#loose.solve(flip));
    }
    /** Like `flip`, but with the parent's symbols before the position; undefined if no such word was found. */
    flipBeside(position, set) {
        const flip = this.#flipOf(position, set);
        const verdict = flip && this.#solveFixed(flip);
        return verdict?.kind === 'sat' ? this.#checked(verdict) : undefined;
    }
    /** Undefined if the events allow no value of the set. */
    #flipOf(position, set) {
        const target = this.setAt(position).intersect(set);
        if (target.isEmpty)
            return undefined;
        this.#renewGraph();
        return {
            position,
            target,
            horizon: Math.max(this.#sets.length, position + 1),
            lastSolid: target.has(endOfInput) ? this.#lastSolid : Math.max(this.#lastSolid, position),
            later: (at) => this.setAt(at),
        };
    }
    /** Solves with the parent's symbols before the position; undefined if that decides nothing. */
    #solveFixed(flip) {
        if (flip.position > this.#firstDenied)
            return undefined;
        const keptSolid = Math.min(flip.position, this.parent.length) - 1;
        const verdict = this.#fixed.solve({ ...flip, lastSolid: Math.max(flip.lastSolid, keptSolid) });
        if (verdict.kind === 'sat')
            return verdict;
        return verdict.kind === 'unsat' && this.#isFixedBefore(flip.position) ? verdict : undefined;
    }
    /** A copy of this path with narrower sets. */
    refined(sets) {
        const path = new GrammarPath(this.parent, this.#context);
        this.#sets.forEach((set, position) => path.narrow(position, set));
        for (const [position, set] of sets)
            path.narrow(position, set);
        return path;
    }
    /** The answer with as many of the parent's remaining symbols as fit. */
    keepParent(answer) {
        const { alphabet, maxItems } = this.#context;
        return keepParent(answer, this.parent, new SetChart(this.#graph), alphabet, maxItems);
    }
    #renewGraph() {
        const graph = this.#context.graph();
        if (graph === this.#graph)
            return;
        this.#graph = graph;
        this.#fixed = this.#fixedChart();
        this.#loose = this.#looseChart();
    }
    #fixedChart() {
        return this.#newChart({
            setAt: (position) => this.#parentSet(position),
            kept: ({ position }) => Math.min(position, this.parent.length),
            preferred: (position) => this.parent[position],
        });
    }
    #looseChart() {
        return this.#newChart({
            setAt: (position) => this.setAt(position),
            kept: () => 0,
            preferred: (position) => this.parent[position],
        });
    }
    #newChart(prefix) {
        const { alphabet, maxItems } = this.#context;
        return new PrefixChart(new SetChart(this.#graph), alphabet, prefix, maxItems);
    }
    #checked(verdict) {
        if (verdict.kind !== 'sat' || verdict.answer.shortest <= this.#context.maxLength)
            return verdict;
        return { kind: 'unknown', reason: `the shortest word has ${verdict.answer.shortest} symbols` };
    }
    #parentSet(position) {
        return (this.#parentSets[position] ??= IntervalSet.of(this.parent[position] ?? endOfInput));
    }
    #isFixedBefore(position) {
        while (this.#fixedUpTo < position && this.setAt(this.#fixedUpTo).equals(this.#parentSet(this.#fixedUpTo))) {
            this.#fixedUpTo++;
        }
        return this.#fixedUpTo >= position;
    }
}
