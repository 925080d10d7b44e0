import { IntervalSet } from '../../constraint/interval-set.ts';
import { type Alphabet, endOfInput } from './alphabet.ts';
import type { FrontGraph } from './front-graph.ts';
import type { GrammarAnswer } from './grammar-answer.ts';
import { type GrammarVerdict, unsat } from './grammar-verdict.ts';
import { keepParent } from './keep-parent.ts';
import { type Flip, type Prefix, PrefixChart } from './prefix-chart.ts';
import { SetChart } from './set-chart.ts';

/** What a path needs of the solver that opened it. */
export interface PathContext {
  readonly alphabet: Alphabet;
  /** In records of a chart, for each flip and each of the two charts. */
  readonly maxItems: number;
  /** Longer words are not given as answers. */
  readonly maxLength: number;
  /** Another one from time to time, lest it grows without end. */
  graph(): FrontGraph;
}

/**
 * The path that one input, the parent, has taken: a set of values for each position, which shrinks event by event. Take
 * in the events in their order with `narrow`; before each, ask with `flip` for a word that goes the other way there.
 * Positions from the parent's length on are the end of input.
 *
 * A flip is tried with the parent's symbols before its position first: that is quick and keeps words alike. Only the sets
 * themselves can prove that there is no word.
 */
export class GrammarPath {
  readonly parent: readonly number[];
  private readonly context: PathContext;
  private graph: FrontGraph;
  private pinned: PrefixChart;
  private loose: PrefixChart;
  private readonly sets: IntervalSet[] = [];
  private readonly parentSets: IntervalSet[] = [];
  /** Above this position the input may have ended as far as the sets say. */
  private lastSolid = -1;
  /** All positions before this one have only the parent's value left. */
  private pinnedUpTo = 0;
  /** The first position whose set the parent's value is not in: events hold for the parent, but sets may be refined. */
  private firstDenied = Infinity;

  constructor(parent: readonly number[], context: PathContext) {
    this.parent = parent;
    this.context = context;
    this.graph = context.graph();
    this.pinned = this.pinnedChart();
    this.loose = this.looseChart();
  }

  /** The values that the events so far leave the position. */
  setAt(position: number): IntervalSet {
    return this.sets[position] ?? this.context.alphabet.values;
  }

  /** So many symbols every word has that the events so far leave. */
  get leastLength(): number {
    return this.lastSolid + 1;
  }

  /** Takes in an event: from now on the position's value is one of the set. */
  narrow(position: number, set: IntervalSet): void {
    const before = this.setAt(position);
    const after = before.intersect(set);
    if (!after.has(endOfInput)) this.lastSolid = Math.max(this.lastSolid, position);
    if (!after.has(this.parent[position] ?? endOfInput)) this.firstDenied = Math.min(this.firstDenied, position);
    if (after.equals(before)) return;
    while (this.sets.length <= position) this.sets.push(this.context.alphabet.values);
    this.sets[position] = after;
    this.loose.forget(position);
  }

  /** A word for which the position's value is one of the set and all events taken in so far hold. */
  flip(position: number, set: IntervalSet): GrammarVerdict {
    const flip = this.flipOf(position, set);
    return flip === undefined ? unsat : this.checked(this.solvePinned(flip) ?? this.loose.solve(flip));
  }

  /** As `flip`, but with the parent's symbols before the position; undefined if there is no such word, or nobody knows. */
  flipBeside(position: number, set: IntervalSet): GrammarVerdict | undefined {
    const flip = this.flipOf(position, set);
    const verdict = flip && this.solvePinned(flip);
    return verdict?.kind === 'sat' ? this.checked(verdict) : undefined;
  }

  /** Undefined if the events leave none of the set. */
  private flipOf(position: number, set: IntervalSet): Flip | undefined {
    const target = this.setAt(position).intersect(set);
    if (target.isEmpty) return undefined;
    this.renewGraph();
    return {
      position,
      target,
      horizon: Math.max(this.sets.length, position + 1),
      lastSolid: target.has(endOfInput) ? this.lastSolid : Math.max(this.lastSolid, position),
      later: (at) => this.setAt(at),
    };
  }

  /** With the parent's symbols before the position; undefined if that decides nothing. */
  private solvePinned(flip: Flip): GrammarVerdict | undefined {
    if (flip.position > this.firstDenied) return undefined;
    const keptSolid = Math.min(flip.position, this.parent.length) - 1;
    const verdict = this.pinned.solve({ ...flip, lastSolid: Math.max(flip.lastSolid, keptSolid) });
    if (verdict.kind === 'sat') return verdict;
    return verdict.kind === 'unsat' && this.isPinnedBefore(flip.position) ? verdict : undefined;
  }

  /** The same path with narrower sets; this one stays as it is. */
  refined(sets: ReadonlyMap<number, IntervalSet>): GrammarPath {
    const path = new GrammarPath(this.parent, this.context);
    this.sets.forEach((set, position) => path.narrow(position, set));
    for (const [position, set] of sets) path.narrow(position, set);
    return path;
  }

  /** The answer, going on with what of the parent's remaining symbols still fits. */
  keepParent(answer: GrammarAnswer): GrammarAnswer {
    const { alphabet, maxItems } = this.context;
    return keepParent(answer, this.parent, new SetChart(this.graph), alphabet, maxItems);
  }

  private renewGraph(): void {
    const graph = this.context.graph();
    if (graph === this.graph) return;
    this.graph = graph;
    this.pinned = this.pinnedChart();
    this.loose = this.looseChart();
  }

  private pinnedChart(): PrefixChart {
    return this.newChart({
      setAt: (position) => this.parentSet(position),
      kept: ({ position }) => Math.min(position, this.parent.length),
      preferred: (position) => this.parent[position],
    });
  }

  private looseChart(): PrefixChart {
    return this.newChart({
      setAt: (position) => this.setAt(position),
      kept: () => 0,
      preferred: (position) => this.parent[position],
    });
  }

  private newChart(prefix: Prefix): PrefixChart {
    const { alphabet, maxItems } = this.context;
    return new PrefixChart(new SetChart(this.graph), alphabet, prefix, maxItems);
  }

  private checked(verdict: GrammarVerdict): GrammarVerdict {
    if (verdict.kind !== 'sat' || verdict.answer.shortest <= this.context.maxLength) return verdict;
    return { kind: 'unknown', reason: `the shortest word has ${verdict.answer.shortest} symbols` };
  }

  private parentSet(position: number): IntervalSet {
    return (this.parentSets[position] ??= IntervalSet.of(this.parent[position] ?? endOfInput));
  }

  private isPinnedBefore(position: number): boolean {
    while (this.pinnedUpTo < position && this.setAt(this.pinnedUpTo).equals(this.parentSet(this.pinnedUpTo))) {
      this.pinnedUpTo++;
    }
    return this.pinnedUpTo >= position;
  }
}
