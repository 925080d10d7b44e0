import type { Input } from '../../execution/input.ts';
import type { SeenRun, Standing, Strategy, Task } from '../strategy.ts';

/** A small target is done before so many flips, with one test for each path. */
const flipsBefore = 24;
const mostBatches = 24;
/** Batches in a row that may bring nothing new. */
const patience = 6;

/**
 * A search that goes on from seeds, and has some drawn by chance where nobody gave any: what they reach at once need not be
 * solved for. The search hears of those that brought something new.
 */
export class SeededSearch implements Strategy {
  private readonly search: Strategy;
  private readonly chance: Strategy;
  private readonly drawn = new WeakSet<Input>();
  private flips = 0;
  private batches = 0;
  private batchesWithoutGain = 0;

  constructor(search: Strategy, chance: Strategy) {
    this.search = search;
    this.chance = chance;
  }

  next(): Task | undefined {
    const task = this.flips >= flipsBefore && this.wantsMore ? this.chance.next() : undefined;
    if (task?.kind !== 'run') return this.counted(this.search.next());
    this.batches++;
    this.batchesWithoutGain++;
    for (const input of task.inputs) this.drawn.add(input);
    return task;
  }

  ran(run: SeenRun): void {
    if (run.input.origin.kind === 'seed') this.batches = mostBatches;
    const isDrawn = this.drawn.has(run.input);
    if (isDrawn && run.gain > 0) this.batchesWithoutGain = 0;
    if (!isDrawn || run.gain > 0) this.search.ran(run);
  }

  standing(): Standing {
    return this.search.standing();
  }

  private counted(task: Task | undefined): Task | undefined {
    if (task?.kind !== 'expand') return task;
    return {
      ...task,
      choose: (recording) => {
        const flips = task.choose(recording);
        this.flips += flips.length;
        return flips;
      },
    };
  }

  private get wantsMore(): boolean {
    return this.batches < mostBatches && this.batchesWithoutGain < patience;
  }
}
