import type { Input } from '../../execution/input/input.ts';
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
 * A hybrid of solving and random inputs. It draws random seeds if the user gave none, and runs one batch of mutants
 * for every flip that the solver leaves unknown. The search observes the random inputs that brought new coverage.
 */
export class HybridSearch implements Strategy {
  private readonly search: Strategy;
  private readonly chance: Chance;
  private readonly drawn = new WeakSet<Input>();
  private flips = 0;
  private undecided = 0;
  private drawnRuns = 0;
  private searchedRuns = 0;
  private seedBatches = 0;
  private batchesWithoutGain = 0;

  constructor(search: Strategy, chance: Chance) {
    this.search = search;
    this.chance = chance;
  }

  next(): Task | undefined {
    const isOverdrawn = this.chance.isRationed === true && this.drawnRuns >= this.searchedRuns;
    if (isOverdrawn) return this.watched(this.search.next()) ?? this.drawnBatch();
    return this.drawnBatch() ?? this.watched(this.search.next());
  }

  /** A batch of random seeds or of mutants, if any are due. */
  private drawnBatch(): Task | undefined {
    const batch = this.wantsSeeds() ? this.seeds() : this.undecided > 0 ? this.guesses() : undefined;
    return batch?.kind === 'run' ? this.draw(batch) : undefined;
  }

  private draw(batch: Task & { readonly kind: 'run' }): Task {
    for (const input of batch.inputs) this.drawn.add(input);
    return batch;
  }

  ran(run: SeenRun): void {
    if (run.input.origin.kind === 'seed') this.seedBatches = mostSeedBatches;
    const isDrawn = this.drawn.has(run.input);
    if (isDrawn) this.drawnRuns++;
    else this.searchedRuns++;
    if (isDrawn && run.gain > 0) this.batchesWithoutGain = 0;
    if (!isDrawn || run.gain > 0) this.search.ran(run);
    this.chance.guesses.ran(run);
  }

  status(): StrategyStatus {
    return this.search.status();
  }

  private wantsSeeds(): boolean {
    if (this.chance.seeds === undefined) return false;
    return this.flips >= flipsBefore && this.seedBatches < mostSeedBatches && this.batchesWithoutGain < patience;
  }

  private seeds(): Task | undefined {
    this.seedBatches++;
    this.batchesWithoutGain++;
    return this.chance.seeds?.next();
  }

  private guesses(): Task | undefined {
    this.undecided--;
    return this.chance.guesses.next();
  }

  private watched(task: Task | undefined): Task | undefined {
    if (task?.kind !== 'expand') return task;
    return {
      ...task,
      choose: (recording) => {
        const flips = task.choose(recording);
        this.flips += flips.length;
        return flips;
      },
      derive: (answers) => {
        this.undecided += answers.filter(({ verdict }) => verdict === 'unknown').length;
        return task.derive(answers);
      },
    };
  }
}
