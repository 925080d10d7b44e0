import type { Input, Origin } from '../../execution/input/input.ts';
import { inputId } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Dictionary } from '../mutation/dictionary.ts';
import { ExecutionTree } from '../path/execution-tree.ts';
import type { SolvedFlip } from '../../engine/explorer.ts';
import { ConcretizationQueue } from '../path/concretization-queue.ts';
import { novelFirst } from '../path/novel-first.ts';
import { otherWays, type DecisionFlip, type Flip, type RecordedPath, type Recording } from '../../engine/recording.ts';
import { isCostly } from '../../execution/outcome/outcome.ts';
import { type ExpandTask, type SeenRun, type StrategyStatus, type Strategy, type Task } from '../strategy.ts';
import type { Worklist } from '../path/worklist.ts';
import { EdgeNovelty, type Novelty } from '../path/edge-novelty.ts';
import { SearchObstacles } from '../path/search-obstacles.ts';
import { ExponentialBackoff } from '../../core/exponential-backoff.ts';
import { FlipBackoff } from '../path/flip-backoff.ts';

/** An input that waits to be recorded and flipped. */
export interface Candidate {
  readonly input: Input;
  readonly gain: number;
  /** Novelty of the flip that the input was solved for. */
  readonly novelty: Novelty;
  /** Decisions before this index were flipped on the parent's path. */
  readonly bound: number;
  /** Serial number; breaks ties. */
  readonly number: number;
  readonly prediction: Prediction | undefined;
}

/** The edge that an input was solved for; valid only in the tree of this generation. */
interface Prediction {
  readonly edge: number;
  readonly generation: number;
}

/** Flips that the quick links left unknown. */
interface HardFlips {
  readonly placed: PlacedPath;
  readonly flips: readonly DecisionFlip[];
}

/** An input, its recorded path, and the edges of the path in the tree. */
interface PlacedPath {
  readonly input: Input;
  readonly path: RecordedPath;
  readonly edges: Int32Array;
  /** True if the recording lost nothing: then `unsat` holds for this path. */
  readonly isExact: boolean;
  /** Decisions before this index were flipped on other paths. */
  readonly bound: number;
  readonly generation: number;
  /** Sites whose decisions are flipped first. */
  readonly focused: ReadonlySet<number>;
}

const nowhere: ReadonlySet<number> = new Set();
const treeCapacity = 1_000_000;
/** Kept small because each entry holds its whole path. */
const mostHard = 256;
const mostPostponed = 1 << 14;
/** Flips at focused sites that a run gets per turn. */
const mostFocused = 32;
/** While other work is left, hard flips get one part in `hardShare` of its cost: each may take as long as a hundred others. */
const hardShare = 8;
const hardAtATime = 2;
/** With fewer decisions, flipping one at a time gets there as soon, and every run has a path of its own. */
const leastJoined = 4;
/** Decisions that are flipped together, and how many of them at one site. */
const mostJoined = { total: 64, perSite: 16 };

export interface PathSearchOptions {
  /** How often one path is flipped at the same site before the rest is postponed. */
  readonly flipsPerSite: number;
  readonly worklist: Worklist<Candidate>;
  /** Collects the comparison operands of recorded runs. */
  readonly dictionary: Dictionary;
  /** If true, flips to edges never seen come first, and the others when no better work is left. */
  readonly prefersNovel: boolean;
  /** If true, solutions must be words of the grammar, and flips left unknown are not retried thoroughly. */
  readonly onlyWords?: boolean;
}

/**
 * Records an input, flips every decision after its bound that was not flipped before, and continues with the
 * solutions. The worklist decides the order: depth first, breadth first or best first.
 */
export class PathSearch implements Strategy {
  readonly #worklist: Worklist<Candidate>;
  readonly #dictionary: Dictionary;
  readonly #flipsPerSite: number;
  readonly #prefersNovel: boolean;
  readonly #onlyWords: boolean;
  readonly #backoff = new FlipBackoff();
  readonly #novelty = new EdgeNovelty();
  readonly #derived = new WeakMap<Input, Pick<Candidate, 'bound' | 'prediction' | 'novelty'>>();
  /** Inputs whose rare ways were asked for together. */
  readonly #joined = new WeakSet<Input>();
  /** Joint flips that repeatedly brought no new coverage are asked for less and less often. */
  readonly #jointBackoff = new ExponentialBackoff();
  readonly #postponed: Candidate[] = [];
  readonly #concretizationQueue = new ConcretizationQueue();
  readonly #hard: HardFlips[] = [];
  #cost = 0;
  #hardCost = 0;
  #tree = new ExecutionTree();
  #generation = 0;
  #patience = 1;
  #pushed = 0;
  #underWay = 0;
  readonly #obstacles = new SearchObstacles();

  constructor({ flipsPerSite, worklist, prefersNovel, dictionary, onlyWords = false }: PathSearchOptions) {
    this.#onlyWords = onlyWords;
    this.#dictionary = dictionary;
    this.#flipsPerSite = flipsPerSite;
    this.#prefersNovel = prefersNovel;
    this.#worklist = worklist;
  }

  next(): Task | undefined {
    const isIdle = this.#worklist.size === 0 && this.#underWay === 0;
    const isHardsTurn = this.#hardCost * hardShare < this.#cost || isIdle;
    const hard = isHardsTurn ? this.#hard.shift() : undefined;
    if (hard !== undefined) return this.#retryThoroughly(hard);
    const candidate = this.#worklist.pop() ?? this.#recalled();
    if (candidate !== undefined) return this.#expand(candidate);
    if (this.#underWay > 0) return undefined;
    const resort = this.#concretizationQueue.next();
    if (resort === undefined) return undefined;
    this.#underWay++;
    return { ...resort, done: () => this.#underWay-- };
  }

  ran({ input, gain, outcome }: SeenRun): void {
    if (input.origin.kind === 'joint-flip' && gain > 0) this.#jointBackoff.succeeded('joint');
    const derived = this.#derived.get(input) ?? { bound: 0, prediction: undefined, novelty: 0 };
    this.#derived.delete(input);
    // Inputs that hung or ran out of memory are not recorded: the concolic build would hang, too.
    if (isCostly(outcome)) {
      this.#obstacles.add('unrecorded');
      this.#markLost(derived.prediction);
      return;
    }
    this.#push({ input, gain, ...derived, number: this.#pushed++ });
  }

  status(): StrategyStatus {
    const waiting = this.#worklist.size + this.#underWay + this.#postponed.length + this.#hard.length;
    return { obstacles: this.#obstacles.names(this.#tree, waiting > 0), divergences: this.#obstacles.divergences };
  }

  #push(candidate: Candidate): void {
    for (const { prediction } of this.#worklist.push(candidate)) {
      this.#obstacles.add('worklist');
      this.#markLost(prediction);
    }
  }

  #postpone(candidate: Candidate): void {
    if (this.#postponed.length >= mostPostponed) this.#obstacles.add('worklist');
    else this.#postponed.push({ ...candidate, gain: 0, prediction: undefined });
  }

  /** Returns to paths with postponed flips when no other work is left; each time with twice the limit per site. */
  #recalled(): Candidate | undefined {
    if (this.#postponed.length === 0 || this.#underWay > 0) return undefined;
    this.#patience *= 2;
    for (const candidate of this.#postponed.splice(0)) this.#push(candidate);
    return this.#worklist.pop();
  }

  #expand(candidate: Candidate): ExpandTask {
    this.#underWay++;
    let placed: PlacedPath | undefined;
    return {
      kind: 'expand',
      mode: { effort: 'quick', onlyWords: this.#onlyWords },
      input: candidate.input,
      done: (cost) => {
        this.#underWay--;
        this.#cost += cost;
      },
      choose: (recording) => {
        placed = this.#place(candidate, recording);
        return placed === undefined
          ? []
          : [...this.#jointFlips(candidate, placed), ...this.#flipsOf(candidate, placed)];
      },
      derive: (answers) => {
        if (placed === undefined) return [];
        if (this.#onlyWords) this.#noteVerdicts(placed, answers);
        else this.#rememberHard(placed, answers);
        return this.#childrenOf(placed, answers);
      },
      // Back-off is only for words of a grammar. Otherwise another input may lead to a solution, and nothing else can
      // be tried.
      isDue: (flip) => !this.#onlyWords || placed === undefined || this.#backoff.isDue(branchOf(placed, flip)),
      leave: (flips) => {
        if (placed !== undefined) this.#leave(candidate, placed, flips);
      },
    };
  }

  /**
   * The flips are requested again at the candidate's next turn; it goes back to the worklist with the same priority.
   */
  #leave(candidate: Candidate, { path, edges, generation }: PlacedPath, flips: readonly Flip[]): void {
    for (const flip of flips) {
      if (flip.kind !== 'decision' || generation !== this.#generation) continue;
      this.#tree.mark(this.#tree.alternative(edges, path, flip.index, flip.taken), 'postponed');
    }
    this.#push({ ...candidate, prediction: undefined, number: this.#pushed++ });
  }

  #noteVerdicts(placed: PlacedPath, answers: readonly SolvedFlip[]): void {
    for (const answer of answers) {
      if (answer.isSkipped !== true) this.#backoff.note(branchOf(placed, answer.flip), answer);
    }
  }

  #rememberHard(placed: PlacedPath, answers: readonly SolvedFlip[]): void {
    const unknown = answers.filter(({ verdict }) => verdict === 'unknown').map(({ flip }) => flip);
    const flips = unknown.filter((flip) => flip.kind === 'decision');
    for (let start = 0; start < flips.length && this.#hard.length < mostHard; start += hardAtATime) {
      this.#hard.push({ placed, flips: flips.slice(start, start + hardAtATime) });
    }
  }

  #retryThoroughly({ placed, flips }: HardFlips): ExpandTask {
    this.#underWay++;
    return {
      kind: 'expand',
      mode: { effort: 'thorough', onlyWords: false },
      input: placed.input,
      done: (cost) => {
        this.#underWay--;
        this.#hardCost += cost;
      },
      choose: () => flips,
      derive: (answers) => this.#childrenOf(placed, answers),
    };
  }

  #place(candidate: Candidate, recording: Recording): PlacedPath | undefined {
    this.#obstacles.note(recording);
    this.#dictionary.add(recording.literals);
    const { path, focused = nowhere } = recording;
    if (path === undefined) {
      this.#markLost(candidate.prediction);
      return undefined;
    }
    if (this.#tree.size > treeCapacity) this.#resetTree();
    const edges = this.#tree.add(path);
    this.#novelty.seen(path);
    const bound = Math.min(candidate.bound, this.#divergence(candidate.prediction, path, edges) ?? Infinity);
    this.#concretizationQueue.remember(candidate.input, recording);
    const isExact = recording.concretizations.length === 0 && recording.stale === 0;
    return { input: candidate.input, path, edges, isExact, bound, generation: this.#generation, focused };
  }

  #resetTree(): void {
    this.#obstacles.add('tree');
    this.#tree = new ExecutionTree();
    this.#generation++;
  }

  /**
   * Returns the index of the first event that differs from the prediction, if there is one, and marks the divergence.
   */
  #divergence(prediction: Prediction | undefined, path: RecordedPath, edges: Int32Array): number | undefined {
    if (prediction?.generation !== this.#generation) return undefined;
    const at = this.#tree.pathTo(prediction.edge).findIndex((edge, i) => edges[i] !== edge);
    if (at === -1) return undefined;
    this.#tree.mark(prediction.edge, 'divergent');
    this.#obstacles.diverged(path.sites[Math.min(at, path.sites.length - 1)] ?? 0);
    return at;
  }

  #markLost(prediction: Prediction | undefined): void {
    if (prediction?.generation === this.#generation) this.#tree.mark(prediction.edge, 'lost');
  }

  #flipsOf(candidate: Candidate, { path, edges, bound, focused }: PlacedPath): readonly Flip[] {
    const flips: DecisionFlip[] = [];
    const flipsAt = new Map<number, number>();
    let isPostponed = false;
    for (let index = bound; index < edges.length; index++) {
      const site = path.sites[index]!;
      for (const taken of otherWays(path, index)) {
        const edge = this.#tree.alternative(edges, path, index, taken);
        const status = this.#tree.statusOf(edge);
        if (status !== undefined && status !== 'postponed') continue;
        const count = flipsAt.get(site) ?? 0;
        if (count >= this.#flipsPerSite * this.#patience) {
          this.#tree.mark(edge, 'postponed');
          isPostponed = true;
          continue;
        }
        flipsAt.set(site, count + 1);
        flips.push({ kind: 'decision', index, taken });
      }
    }
    if (isPostponed) this.#postpone(candidate);
    const chosen = this.#prefersNovel ? this.#some(candidate, path, flips, focused) : flips;
    // Marked as asked for, because another worker may reach the same decisions meanwhile.
    for (const { index, taken } of chosen) {
      this.#tree.mark(this.#tree.alternative(edges, path, index, taken), 'asked');
      this.#novelty.tried(path, index, taken);
    }
    return chosen;
  }

  /**
   * For an input with new coverage: the ways that runs take seldom, all together. Code that counts decisions, or joins
   * their results long after they were made, would otherwise need one generation of the search for each.
   */
  #jointFlips({ input, gain }: Candidate, { path }: PlacedPath): readonly Flip[] {
    if (!this.#prefersNovel || this.#onlyWords || gain <= 0 || this.#joined.has(input)) return [];
    this.#joined.add(input);
    const flips = this.#novelty.rareFlips(path, mostJoined);
    if (flips.length < leastJoined || !this.#jointBackoff.isDue('joint')) return [];
    // Taken back when the solution brings new coverage.
    this.#jointBackoff.failed('joint');
    return [{ kind: 'joint', flips }];
  }

  /** The flips that are not chosen get a turn later. */
  #some(
    candidate: Candidate,
    path: RecordedPath,
    flips: readonly DecisionFlip[],
    focused: ReadonlySet<number>,
  ): readonly DecisionFlip[] {
    const first = flips.filter(({ index }) => focused.has(path.sites[index]!)).slice(0, mostFocused);
    const others = first.length === 0 ? flips : flips.filter((flip) => !first.includes(flip));
    const { chosen: some, isNovel } = novelFirst(path, others, this.#novelty, candidate.gain >= 0);
    const chosen = [...first, ...some];
    if (chosen.length < flips.length) {
      const left = { gain: isNovel ? 0 : -1, novelty: isNovel ? 1 : 2, prediction: undefined } as const;
      this.#push({ ...candidate, ...left, number: this.#pushed++ });
    }
    return chosen;
  }

  #childrenOf(placed: PlacedPath, answers: readonly SolvedFlip[]): readonly Input[] {
    const parent = inputId(placed.input.value);
    return answers.flatMap((answer) => this.#childrenOfFlip(placed, parent, answer));
  }

  #childrenOfJoint({ input: value }: SolvedFlip, parent: string): readonly Input[] {
    if (value === undefined) return [];
    const child: Input = { value, origin: { kind: 'joint-flip', parent } };
    this.#derived.set(child, { bound: 0, prediction: undefined, novelty: 0 });
    return [child];
  }

  #childrenOfFlip(placed: PlacedPath, parent: string, answer: SolvedFlip): readonly Input[] {
    const { flip, site, verdict } = answer;
    if (flip.kind === 'joint') return this.#childrenOfJoint(answer, parent);
    if (flip.kind !== 'decision') return [];
    const isCurrent = placed.generation === this.#generation;
    const edge = isCurrent ? this.#tree.alternative(placed.edges, placed.path, flip.index, flip.taken) : 0;
    if (isCurrent) this.#tree.mark(edge, verdict === 'sat' ? 'promised' : verdict);
    const novelty = this.#novelty.of(placed.path, flip.index, flip.taken);
    const children: Input[] = answer.probes.map((value) => ({ value, origin: { kind: 'probe', parent, site } }));
    const add = (
      value: RunInput | undefined,
      origin: Origin,
      prediction: Prediction | undefined,
      bound: number,
    ): void => {
      if (value === undefined) return;
      const child = { value, origin };
      this.#derived.set(child, { bound, prediction, novelty });
      children.push(child);
    };
    const event = flip.index;
    const prediction = isCurrent ? { edge, generation: this.#generation } : undefined;
    const learned = answer.learnedFrom.length === 0 ? {} : { learnedFrom: answer.learnedFrom };
    add(answer.input, { kind: 'flip', parent, event, site, ...learned }, prediction, event + 1);
    // If the recording lost nothing, no input on this path can take the branch.
    if (verdict === 'unsat' && placed.isExact) return children;
    add(answer.optimistic, { kind: 'optimistic-flip', parent, event, site }, undefined, 0);
    return children;
  }
}

/** A key for the site of a flip and the way it shall take, regardless of the path. */
function branchOf({ path }: PlacedPath, flip: Flip): string {
  if (flip.kind === 'joint') return 'joint';
  return flip.kind === 'decision' ? `${path.sites[flip.index]} ${flip.taken}` : `concretization ${flip.index}`;
}
