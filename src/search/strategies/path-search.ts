import type { Input, Origin } from '../../execution/input.ts';
import { inputId } from '../../execution/input.ts';
import type { RunInput } from '../../execution/run-input.ts';
import type { Dictionary } from '../dictionary.ts';
import { ExecutionTree } from '../execution-tree.ts';
import type { Effort, SolvedFlip } from '../explorer.ts';
import { LastResorts } from '../last-resorts.ts';
import { newsFirst, type DecisionFlip } from '../news-first.ts';
import { otherWays, type Flip, type RecordedPath, type Recording } from '../recording.ts';
import { isCostly } from '../../execution/outcome.ts';
import { type ExpandTask, type SeenRun, type Standing, type Strategy, type Task } from '../strategy.ts';
import type { Worklist } from '../worklist.ts';
import { StepNovelty, type Novelty } from '../step-novelty.ts';
import { SearchObstacles } from '../search-obstacles.ts';

/** An input that waits to be recorded and flipped. */
export interface Candidate {
  readonly input: Input;
  readonly gain: number;
  /** Of the flip it came from. */
  readonly novelty: Novelty;
  /** Its flips before this event were its parent's. */
  readonly bound: number;
  /** Orders what is otherwise alike. */
  readonly number: number;
  readonly prediction: Prediction | undefined;
}

/** The edge that an input was solved for; in the tree of this generation only. */
interface Prediction {
  readonly edge: number;
  readonly generation: number;
}

/** Flips that no quick link could decide. */
interface HardFlips {
  readonly placed: Placed;
  readonly flips: readonly DecisionFlip[];
}

/** One input, its recorded path, and where in the tree that lies. */
interface Placed {
  readonly input: Input;
  readonly path: RecordedPath;
  readonly edges: Int32Array;
  /** Nothing was lost of it: what is unsat on it is so indeed. */
  readonly isExact: boolean;
  /** What lies before it has been flipped by others. */
  readonly bound: number;
  readonly generation: number;
}

const treeCapacity = 1_000_000;
/** Each holds its whole path. */
const mostHard = 256;
const mostPostponed = 1 << 14;
/** One task in so many is for hard flips, and for so many of them, while there is something else to do. */
const hardEvery = 12;
const hardAtATime = 4;

export interface PathSearchOptions {
  /** How often one path is flipped at the same site. */
  readonly flipsPerSite: number;
  readonly worklist: Worklist<Candidate>;
  /** Is told what runs were compared with. */
  readonly dictionary: Dictionary;
  /** Whether flips that promise steps never seen come first, and the others when there is nothing better to do. */
  readonly prefersNews: boolean;
  /** How flips are asked for at first; those within a grammar are not asked again. */
  readonly effort?: Exclude<Effort, 'thorough'>;
}

/**
 * Runs an input, flips every decision after its parent's bound that nobody has flipped before, and goes on with what
 * comes of it. In which order is the worklist's business: depth first, breadth first, and best first are all this.
 */
export class PathSearch implements Strategy {
  private readonly worklist: Worklist<Candidate>;
  private readonly dictionary: Dictionary;
  private readonly flipsPerSite: number;
  private readonly prefersNews: boolean;
  private readonly effort: Effort;
  private readonly novelty = new StepNovelty();
  private readonly derived = new WeakMap<Input, Pick<Candidate, 'bound' | 'prediction' | 'novelty'>>();
  private readonly postponed: Candidate[] = [];
  private readonly lastResorts = new LastResorts();
  private readonly hard: HardFlips[] = [];
  private tasks = 0;
  private tree = new ExecutionTree();
  private generation = 0;
  private patience = 1;
  private pushed = 0;
  private underWay = 0;
  private readonly obstacles = new SearchObstacles();

  constructor({ flipsPerSite, worklist, prefersNews, dictionary, effort = 'quick' }: PathSearchOptions) {
    this.effort = effort;
    this.dictionary = dictionary;
    this.flipsPerSite = flipsPerSite;
    this.prefersNews = prefersNews;
    this.worklist = worklist;
  }

  next(): Task | undefined {
    const isIdle = this.worklist.size === 0 && this.underWay === 0;
    const isHardsTurn = ++this.tasks % hardEvery === 0 || isIdle;
    const hard = isHardsTurn ? this.hard.shift() : undefined;
    if (hard !== undefined) return this.thinkHard(hard);
    const candidate = this.worklist.pop() ?? this.recalled();
    if (candidate !== undefined) return this.expand(candidate);
    if (this.underWay > 0) return undefined;
    const resort = this.lastResorts.next();
    if (resort === undefined) return undefined;
    this.underWay++;
    return { ...resort, done: () => this.underWay-- };
  }

  ran({ input, gain, outcome }: SeenRun): void {
    const derived = this.derived.get(input) ?? { bound: 0, prediction: undefined, novelty: 0 };
    this.derived.delete(input);
    // It would not live to tell its path.
    if (isCostly(outcome)) {
      this.obstacles.add('unrecorded');
      this.markLost(derived.prediction);
      return;
    }
    this.push({ input, gain, ...derived, number: this.pushed++ });
  }

  standing(): Standing {
    const waiting = this.worklist.size + this.underWay + this.postponed.length + this.hard.length;
    return { obstacles: this.obstacles.names(this.tree, waiting > 0), divergences: this.obstacles.divergences };
  }

  private push(candidate: Candidate): void {
    for (const { prediction } of this.worklist.push(candidate)) {
      this.obstacles.add('worklist');
      this.markLost(prediction);
    }
  }

  private postpone(candidate: Candidate): void {
    if (this.postponed.length >= mostPostponed) this.obstacles.add('worklist');
    else this.postponed.push({ ...candidate, gain: 0, prediction: undefined });
  }

  /** Paths that were flipped often enough at some site get another turn when there is nothing else to do. */
  private recalled(): Candidate | undefined {
    if (this.postponed.length === 0 || this.underWay > 0) return undefined;
    this.patience *= 2;
    for (const candidate of this.postponed.splice(0)) this.push(candidate);
    return this.worklist.pop();
  }

  private expand(candidate: Candidate): ExpandTask {
    this.underWay++;
    let placed: Placed | undefined;
    return {
      kind: 'expand',
      effort: this.effort,
      input: candidate.input,
      done: () => this.underWay--,
      choose: (recording) => {
        placed = this.place(candidate, recording);
        return placed === undefined ? [] : this.flipsOf(candidate, placed);
      },
      derive: (answers) => {
        if (placed === undefined) return [];
        if (this.effort === 'quick') this.rememberHard(placed, answers);
        return this.childrenOf(placed, answers);
      },
      leave: (flips) => {
        if (placed !== undefined) this.leave(candidate, placed, flips);
      },
    };
  }

  /** Asked for again at its next turn, which comes as soon as this one did. */
  private leave(candidate: Candidate, { path, edges, generation }: Placed, flips: readonly Flip[]): void {
    for (const flip of flips) {
      if (flip.kind !== 'decision' || generation !== this.generation) continue;
      this.tree.mark(this.tree.alternative(edges, path, flip.index, flip.taken), 'postponed');
    }
    this.push({ ...candidate, prediction: undefined, number: this.pushed++ });
  }

  private rememberHard(placed: Placed, answers: readonly SolvedFlip[]): void {
    const unknown = answers.filter(({ verdict }) => verdict === 'unknown').map(({ flip }) => flip);
    const flips = unknown.filter((flip) => flip.kind === 'decision');
    for (let start = 0; start < flips.length && this.hard.length < mostHard; start += hardAtATime) {
      this.hard.push({ placed, flips: flips.slice(start, start + hardAtATime) });
    }
  }

  private thinkHard({ placed, flips }: HardFlips): ExpandTask {
    this.underWay++;
    return {
      kind: 'expand',
      effort: 'thorough',
      input: placed.input,
      done: () => this.underWay--,
      choose: () => flips,
      derive: (answers) => this.childrenOf(placed, answers),
    };
  }

  private place(candidate: Candidate, recording: Recording): Placed | undefined {
    this.obstacles.note(recording);
    this.dictionary.add(recording.words);
    const { path } = recording;
    if (path === undefined) {
      this.markLost(candidate.prediction);
      return undefined;
    }
    if (this.tree.size > treeCapacity) this.plantNewTree();
    const edges = this.tree.add(path);
    this.novelty.seen(path);
    const bound = Math.min(candidate.bound, this.divergence(candidate.prediction, path, edges) ?? Infinity);
    this.lastResorts.remember(candidate.input, recording);
    const isExact = recording.pins.length === 0 && recording.stale === 0;
    return { input: candidate.input, path, edges, isExact, bound, generation: this.generation };
  }

  private plantNewTree(): void {
    this.obstacles.add('tree');
    this.tree = new ExecutionTree();
    this.generation++;
  }

  /** Compares what the solver predicted with what happened; the first event that is different, if any. */
  private divergence(prediction: Prediction | undefined, path: RecordedPath, edges: Int32Array): number | undefined {
    if (prediction?.generation !== this.generation) return undefined;
    const at = this.tree.pathTo(prediction.edge).findIndex((edge, i) => edges[i] !== edge);
    if (at === -1) return undefined;
    this.tree.mark(prediction.edge, 'divergent');
    this.obstacles.diverged(path.sites[Math.min(at, path.sites.length - 1)] ?? 0);
    return at;
  }

  private markLost(prediction: Prediction | undefined): void {
    if (prediction?.generation === this.generation) this.tree.mark(prediction.edge, 'lost');
  }

  private flipsOf(candidate: Candidate, { path, edges, bound }: Placed): readonly Flip[] {
    const flips: DecisionFlip[] = [];
    const flipsAt = new Map<number, number>();
    let isPostponed = false;
    for (let index = bound; index < edges.length; index++) {
      const site = path.sites[index] as number;
      for (const taken of otherWays(path, index)) {
        const edge = this.tree.alternative(edges, path, index, taken);
        const status = this.tree.statusOf(edge);
        if (status !== undefined && status !== 'postponed') continue;
        const count = flipsAt.get(site) ?? 0;
        if (count >= this.flipsPerSite * this.patience) {
          this.tree.mark(edge, 'postponed');
          isPostponed = true;
          continue;
        }
        flipsAt.set(site, count + 1);
        flips.push({ kind: 'decision', index, taken });
      }
    }
    if (isPostponed) this.postpone(candidate);
    const chosen = this.prefersNews ? this.some(candidate, path, flips) : flips;
    // Known as asked for from now on: another explorer may come this way meanwhile.
    for (const { index, taken } of chosen) {
      this.tree.mark(this.tree.alternative(edges, path, index, taken), 'asked');
      this.novelty.tried(path, index, taken);
    }
    return chosen;
  }

  /** What is left gets another turn later. */
  private some(candidate: Candidate, path: RecordedPath, flips: readonly DecisionFlip[]): readonly DecisionFlip[] {
    const { chosen, isNews } = newsFirst(path, flips, this.novelty, candidate.gain >= 0);
    if (chosen.length < flips.length) {
      const left = { gain: isNews ? 0 : -1, novelty: isNews ? 1 : 2, prediction: undefined } as const;
      this.push({ ...candidate, ...left, number: this.pushed++ });
    }
    return chosen;
  }

  private childrenOf(placed: Placed, answers: readonly SolvedFlip[]): readonly Input[] {
    const parent = inputId(placed.input.value);
    return answers.flatMap((answer) => this.childrenOfFlip(placed, parent, answer));
  }

  private childrenOfFlip(placed: Placed, parent: string, answer: SolvedFlip): readonly Input[] {
    const { flip, site, verdict } = answer;
    if (flip.kind !== 'decision') return [];
    const isCurrent = placed.generation === this.generation;
    const edge = isCurrent ? this.tree.alternative(placed.edges, placed.path, flip.index, flip.taken) : 0;
    if (isCurrent) this.tree.mark(edge, verdict === 'sat' ? 'promised' : verdict);
    const novelty = this.novelty.of(placed.path, flip.index, flip.taken);
    const children: Input[] = answer.probes.map((value) => ({ value, origin: { kind: 'probe', parent, site } }));
    const add = (
      value: RunInput | undefined,
      origin: Origin,
      prediction: Prediction | undefined,
      bound: number,
    ): void => {
      if (value === undefined) return;
      const child = { value, origin };
      this.derived.set(child, { bound, prediction, novelty });
      children.push(child);
    };
    const event = flip.index;
    const prediction = isCurrent ? { edge, generation: this.generation } : undefined;
    const learned = answer.learnedFrom.length === 0 ? {} : { learnedFrom: answer.learnedFrom };
    add(answer.input, { kind: 'flip', parent, event, site, ...learned }, prediction, event + 1);
    // Where nothing was lost, a proof is a proof.
    if (verdict === 'unsat' && placed.isExact) return children;
    add(answer.optimistic, { kind: 'optimistic-flip', parent, event, site }, undefined, 0);
    return children;
  }
}
