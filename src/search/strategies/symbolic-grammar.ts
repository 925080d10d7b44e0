import type { Input } from '../../execution/input/input.ts';
import type { Reward } from '../combinators/reward.ts';
import { nothingReached, reachedBoth, type Reached } from '../path/reached.ts';
import { BudgetSplit } from '../combinators/budget-split.ts';
import type { SeenRun, StrategyStatus, Strategy, Task } from '../strategy.ts';
import { Exploration } from '../templates/exploration.ts';
import type { TemplateSource } from '../templates/template-source.ts';
import type { TemplateStart } from '../templates/template-start.ts';
import { BestFirstWorklist } from '../path/worklist.ts';

/** Upper limit of samples per task; the first task has `samplesAtFirst`, each further one twice as many. */
const samplesAtOnce = 32;
const samplesAtFirst = 4;
/** Weight of one run where runs are limited: there are few, so rewards must decay faster. */
const weightOfRun = 32;
/** Weight of other cost in that case: eight flips, each at the cost of 32 runs, count as one run. */
const weightOfSolving = 1 / 256;
/** The cost that the first turn of a template may have. */
const firstShare = 2048;
const mostOpen = 1 << 16;
/** The fraction of the work for flips that the quick links left unknown. */
const hardPart = 1 / 12;

/** A template whose samples are being run. */
interface Sampled {
  readonly start: TemplateStart;
  readonly runs: SeenRun[];
}

/**
 * Runs the templates of a symbolic grammar filled with samples, smallest first, and searches over their other
 * fillings, starting with templates whose samples brought new coverage. Samples are cheap and fillings thorough, so
 * the budget is split by recent reward. A template cannot use up the budget: each turn is limited, and its next turn
 * comes when the number of templates has doubled.
 */
export class SymbolicGrammarStrategy implements Strategy {
  readonly #source: TemplateSource;
  readonly #searchOne: () => Strategy;
  readonly #countsRuns: boolean;
  readonly #samples = new Map<Input, Sampled>();
  readonly #owners = new WeakMap<Input, Exploration>();
  readonly #ready = new BestFirstWorklist<Exploration>(comesFirst, mostOpen);
  /** The exploration whose turn it is. */
  #current: Exploration | undefined;
  /** Explorations that wait for their own tasks to finish. */
  readonly #waiting = new Set<Exploration>();
  readonly #hard: Task[] = [];
  /** Budget split between samples (`one`) and fillings (`other`). */
  readonly #budgetSplit: BudgetSplit;
  #cost = 0;
  #hardCost = 0;
  #batch = samplesAtFirst;
  readonly #obstacles = new Set<string>();
  readonly #divergences = new Map<number, number>();
  #reached: Reached = { ...nothingReached, holes: 0 };
  #isEnumerated = false;

  /**
   * `searchOne` makes the search over one template's fillings. `countsRuns`: the budget is split by runs, not by their
   * cost.
   */
  constructor(source: TemplateSource, searchOne: () => Strategy, countsRuns: boolean) {
    this.#source = source;
    this.#searchOne = searchOne;
    this.#countsRuns = countsRuns;
    this.#budgetSplit = new BudgetSplit(countsRuns ? weightOfRun : 1);
  }

  next(): Task | undefined {
    if (this.#hard.length > 0 && this.#hardCost < hardPart * this.#cost) return this.#hard.shift();
    const isForSamples = !this.#isEnumerated && this.#budgetSplit.isForOne;
    const task = isForSamples ? (this.#sampleNext() ?? this.#fillNext()) : (this.#fillNext() ?? this.#sampleNext());
    return task ?? this.#hard.shift();
  }

  ran(run: SeenRun): void {
    const sampled = this.#samples.get(run.input);
    const owner = this.#owners.get(run.input);
    sampled?.runs.push(run);
    owner?.ran(run);
    const start = sampled?.start ?? owner?.start;
    if (start === undefined) return;
    const reward = sampled === undefined ? this.#budgetSplit.other : this.#budgetSplit.one;
    reward.add(run.gain);
    if (this.#countsRuns) this.#budgetSplit.spend(reward, 1);
    if (run.gain > 0) this.#source.learn(run.input.value, start, run.gain);
  }

  status(): StrategyStatus {
    const obstacles = new Set(this.#obstacles);
    const open = this.#ready.size + this.#waiting.size + this.#samples.size + (this.#current === undefined ? 0 : 1);
    if (!this.#isEnumerated || open > 0) obstacles.add('unexplored');
    return { obstacles: [...obstacles], divergences: this.#divergences, reached: this.#reached };
  }

  /** If runs are limited, `ran` accounts for each run; other cost has a small weight. */
  #spend(reward: Reward, cost: number): void {
    this.#cost += cost;
    this.#budgetSplit.spend(reward, this.#countsRuns ? cost * weightOfSolving : cost);
  }

  #sampleNext(): Task | undefined {
    const inputs: Input[] = [];
    const begun: Sampled[] = [];
    while (inputs.length < this.#batch && !this.#isEnumerated) {
      const start = this.#source.next();
      if (start === undefined) {
        this.#isEnumerated = true;
        break;
      }
      this.#reached = reachedBoth(this.#reached, start.reached);
      const sampled: Sampled = { start, runs: [] };
      begun.push(sampled);
      const value = this.#source.sampleOf(start);
      const input: Input = { value, origin: { kind: 'template', template: start.shown } };
      this.#samples.set(input, sampled);
      inputs.push(input);
    }
    if (inputs.length === 0) return undefined;
    this.#batch = Math.min(samplesAtOnce, 2 * this.#batch);
    const done = (cost: number): void => {
      this.#spend(this.#budgetSplit.one, cost);
      for (const input of inputs) this.#samples.delete(input);
      for (const sampled of begun) this.#openSampled(sampled);
    };
    return { kind: 'run', inputs, done };
  }

  #openSampled({ start, runs }: Sampled): void {
    if (start.isRigid || runs.length === 0) return;
    // Templates with few holes come first, in the order of enumeration: more holes take longer.
    const due = this.#reached.count * (1 + (start.reached.holes ?? 0));
    this.#open(new Exploration(start, runs, due, this.#searchOne));
  }

  #fillNext(): Task | undefined {
    for (;;) {
      const exploration = (this.#current ??= this.#nextTurn());
      if (exploration === undefined) return undefined;
      const task = exploration.isTurnOver ? undefined : this.#taskOf(exploration);
      if (task === undefined) this.#putAside(exploration);
      else if (task.kind === 'expand' && task.mode.effort === 'thorough') this.#hard.push(task);
      else return task;
    }
  }

  #nextTurn(): Exploration | undefined {
    const exploration = this.#ready.pop();
    // Otherwise the exploration waited for its own tasks and continues its turn.
    if (exploration?.isTurnOver === true) exploration.beginTurn(firstShare);
    return exploration;
  }

  #taskOf(exploration: Exploration): Task | undefined {
    const own = (input: Input): void => void this.#owners.set(input, exploration);
    const task: Task | undefined = exploration.next(own, (cost) => {
      this.#spend(this.#budgetSplit.other, cost);
      if (task?.kind === 'expand' && task.mode.effort === 'thorough') this.#hardCost += cost;
      if (this.#waiting.delete(exploration)) this.#open(exploration);
    });
    return task;
  }

  #putAside(exploration: Exploration): void {
    this.#current = undefined;
    if (exploration.isTurnOver) {
      exploration.due = 2 * Math.max(exploration.due, this.#reached.count);
      this.#open(exploration);
    } else if (exploration.isIdle) this.#keepStatus(exploration);
    else this.#waiting.add(exploration);
  }

  #open(exploration: Exploration): void {
    for (const dropped of this.#ready.push(exploration)) {
      this.#obstacles.add('worklist');
      // An exploration without a turn has no status to report, and many are dropped at once.
      if (dropped.isBegun) this.#keepStatus(dropped);
    }
  }

  /** Keeps the obstacles and divergences of an exploration that has ended. */
  #keepStatus({ search }: Exploration): void {
    const { obstacles, divergences } = search.status();
    for (const obstacle of obstacles) this.#obstacles.add(obstacle);
    for (const [site, count] of divergences) this.#divergences.set(site, (this.#divergences.get(site) ?? 0) + count);
  }
}

function comesFirst(a: Exploration, b: Exploration): boolean {
  return a.gain === b.gain ? a.due < b.due : a.gain > b.gain;
}
