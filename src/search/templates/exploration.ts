import type { Input } from '../../execution/input.ts';
import type { SeenRun, Strategy, Task } from '../strategy.ts';
import type { TemplateStart } from './template-start.ts';

/** What a task costs at least, and is taken to cost until it is done. */
const leastCost = 32;

/** The search of one template's fillings, made when its turn comes. */
export class Exploration {
  readonly start: TemplateStart;
  private readonly searchOne: () => Strategy;
  private made: Strategy | undefined;
  private readonly samples: readonly SeenRun[];
  private underWay = 0;
  /** What it may spend before others get their turn. */
  private share = 0;
  private turns = 0;
  /** What its latest turn has brought; before the first, its samples, for their length: what is long takes long. */
  gain: number;
  /** Orders those of the same gain: after how many templates it is its turn. */
  due: number;

  /** `samples` are the runs of the template with what it was filled with at first. */
  constructor(start: TemplateStart, samples: readonly SeenRun[], due: number, searchOne: () => Strategy) {
    this.start = start;
    this.samples = samples;
    this.gain = samples.reduce((sum, { gain }) => sum + gain, 0) / (1 + start.reached.length);
    this.due = due;
    this.searchOne = searchOne;
  }

  get search(): Strategy {
    if (this.made === undefined) {
      this.made = this.searchOne();
      for (const run of this.samples) this.made.ran(run);
    }
    return this.made;
  }

  get isBegun(): boolean {
    return this.made !== undefined;
  }

  /** Each turn is twice as generous as the one before. */
  beginTurn(firstShare: number): void {
    this.share = firstShare * 2 ** this.turns++;
    this.gain = 0;
  }

  /** Its turn goes on as long as it brings something new. */
  ran(run: SeenRun): void {
    this.search.ran(run);
    this.gain += run.gain;
    if (run.gain > 0) this.share = Math.max(this.share, leastCost);
  }

  get isTurnOver(): boolean {
    return this.share <= 0;
  }

  get isIdle(): boolean {
    return this.underWay === 0;
  }

  /** `own` marks inputs as its own; `done` is told when the task is. */
  next(own: (input: Input) => void, done: (cost: number) => void): Task | undefined {
    const task = this.search.next();
    if (task === undefined) return undefined;
    this.share -= leastCost;
    this.underWay++;
    const ended = (cost: number): void => {
      this.underWay--;
      this.share -= Math.max(0, cost - leastCost);
      task.done?.(cost);
      done(cost);
    };
    if (task.kind === 'run') {
      for (const input of task.inputs) own(input);
      return { ...task, done: ended };
    }
    const derive: typeof task.derive = (answers) => {
      const inputs = task.derive(answers);
      for (const input of inputs) own(input);
      return inputs;
    };
    return { ...task, derive, done: ended };
  }
}
