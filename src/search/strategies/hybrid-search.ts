import type { Input } from '../../execution/input/input.ts';
import { BudgetSplit } from '../combinators/budget-split.ts';
import type { Reward } from '../combinators/reward.ts';
import type { SeenRun, StrategyStatus, Strategy, Task } from '../strategy.ts';

/** Random seeds start after this many flips: a small target is complete before, with one test for each path. */
const flipsBefore = 24;
const mostSeedBatches = 24;
/** Number of consecutive seed batches without new coverage after which no more seeds are drawn. */
const patience = 6;

/** Sources of inputs that are not solved for; each is asked for one batch at a time. */
export interface Chance {
  /** Draws random inputs, for a search without seeds. */
  readonly seeds?: Strategy;
  /** Mutates inputs that brought new coverage. */
  readonly guesses: Strategy;
  /** True if runs are limited: random inputs get no more runs than the search while the search has tasks. */
  readonly isRationed?: boolean;
}

/**
 * A hybrid of solving and random inputs. It draws random seeds if the user gave none, and runs at most one batch of
 * mutants for every flip that the solver leaves unknown: while there are flips to solve, the recent reward of both kinds
 * of work decides. The search observes the random inputs that brought new coverage.
 */
export class HybridSearch implements Strategy {
  readonly #search: Strategy;
  readonly #chance: Chance;
  readonly #drawn = new WeakSet<Input>();
  /** One is the search, the other are the mutants. */
  readonly #split = new BudgetSplit();
  #flips = 0;
  #undecided = 0;
  #drawnRuns = 0;
  #searchedRuns = 0;
  #seedBatches = 0;
  #batchesWithoutGain = 0;

  constructor(search: Strategy, chance: Chance) {
    this.#search = search;
    this.#chance = chance;
  }

  next(): Task | undefined {
    if (this.#isSearchsTurn) return this.#watched(this.#search.next()) ?? this.#drawnBatch();
    return this.#drawnBatch() ?? this.#watched(this.#search.next());
  }

  get #isSearchsTurn(): boolean {
    if (this.#chance.isRationed === true) return this.#drawnRuns >= this.#searchedRuns;
    return !this.#wantsSeeds() && this.#split.isForOne;
  }

  /** A batch of random seeds or of mutants, if any are due. */
  #drawnBatch(): Task | undefined {
    const batch = this.#wantsSeeds() ? this.#seeds() : this.#undecided > 0 ? this.#guesses() : undefined;
    return batch?.kind === 'run' ? this.#draw(batch) : undefined;
  }

  #draw(batch: Task & { readonly kind: 'run' }): Task {
    for (const input of batch.inputs) this.#drawn.add(input);
    return this.#charged(batch, this.#split.other);
  }

  ran(run: SeenRun): void {
    if (run.input.origin.kind === 'seed') this.#seedBatches = mostSeedBatches;
    const isDrawn = this.#drawn.has(run.input);
    if (isDrawn) this.#drawnRuns++;
    else this.#searchedRuns++;
    (isDrawn ? this.#split.other : this.#split.one).add(run.gain);
    if (isDrawn && run.gain > 0) this.#batchesWithoutGain = 0;
    if (!isDrawn || run.gain > 0) this.#search.ran(run);
    this.#chance.guesses.ran(run);
  }

  status(): StrategyStatus {
    return this.#search.status();
  }

  #wantsSeeds(): boolean {
    if (this.#chance.seeds === undefined) return false;
    return this.#flips >= flipsBefore && this.#seedBatches < mostSeedBatches && this.#batchesWithoutGain < patience;
  }

  #seeds(): Task | undefined {
    this.#seedBatches++;
    this.#batchesWithoutGain++;
    return this.#chance.seeds?.next();
  }

  #guesses(): Task | undefined {
    this.#undecided--;
    return this.#chance.guesses.next();
  }

  #watched(task: Task | undefined): Task | undefined {
    if (task?.kind !== 'expand') return task;
    return {
      ...this.#charged(task, this.#split.one),
      choose: (recording) => {
        const flips = task.choose(recording);
        this.#flips += flips.length;
        return flips;
      },
      derive: (answers) => {
        this.#undecided += answers.filter(({ flip, verdict }) => verdict === 'unknown' && flip.kind !== 'joint').length;
        return task.derive(answers);
      },
    };
  }

  #charged<T extends Task>(task: T, reward: Reward): T {
    return {
      ...task,
      done: (cost: number) => {
        task.done?.(cost);
        this.#split.spend(reward, cost);
      },
    };
  }
}
