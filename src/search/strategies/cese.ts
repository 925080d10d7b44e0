import type { Input } from '../../execution/input.ts';
import { nothingReached, reachedBoth } from '../reached.ts';
import type { SeenRun, Standing, Strategy, Task } from '../strategy.ts';
import type { TemplateStart } from '../templates/template-starts.ts';

/** One template, and how far the search of its holes has come. */
interface Exploration {
  readonly search: Strategy;
  readonly seed: Input;
  readonly isRigid: boolean;
  /** Tasks that were given out and have not come back. */
  underWay: number;
  /** Tasks it may ask for before others get their turn. */
  share: number;
  isSeeded: boolean;
}

const firstShare = 8;
const firstTemplates = 16;
/** One task in so many is a hard one. */
const hardEvery = 24;

/**
 * Enumerates the templates of a symbolic grammar, smallest first, and explores the fillings of each. No template can eat
 * up the budget: all get an equal share of tasks, and between rounds, each twice as generous as the one before, twice as
 * many new templates are begun.
 */
export class CeseStrategy implements Strategy {
  private readonly templates: Iterator<TemplateStart, void, void>;
  private readonly searchOne: () => Strategy;
  private readonly owners = new WeakMap<Input, Exploration>();
  /** With some of their share left, the next one first. */
  private ready: Exploration[] = [];
  /** Those that had their share of this round. */
  private served: Exploration[] = [];
  /** Flips that take long wait until there is nothing else to do, but for one now and then. */
  private readonly hard: Task[] = [];
  private tasks = 0;
  private readonly obstacles = new Set<string>();
  private readonly divergences = new Map<number, number>();
  private reached = nothingReached;
  private isEnumerated = false;
  private share = firstShare;
  private templatesLeft = firstTemplates;
  private templatesPerRound = firstTemplates;

  /** `searchOne` makes the search of one template's fillings. */
  constructor(templates: Iterable<TemplateStart, void, void>, searchOne: () => Strategy) {
    this.templates = templates[Symbol.iterator]();
    this.searchOne = searchOne;
  }

  next(): Task | undefined {
    if (++this.tasks % hardEvery === 0 && this.hard.length > 0) return this.hard.shift();
    const waiting: Exploration[] = [];
    let task: Task | undefined;
    while (task === undefined) {
      const exploration = this.ready.shift() ?? this.beginNext() ?? this.nextRound();
      if (exploration === undefined) break;
      task = this.taskOf(exploration);
      if (task === undefined && exploration.underWay === 0) this.settle(exploration);
      else if (task === undefined) waiting.push(exploration);
      else if (exploration.share > 0) this.ready.unshift(exploration);
      else this.served.push(exploration);
      if (task?.kind !== 'expand' || task.effort === 'quick') continue;
      this.hard.push(task);
      task = undefined;
    }
    this.ready.push(...waiting);
    return task ?? this.hard.shift();
  }

  ran(run: SeenRun): void {
    this.owners.get(run.input)?.search.ran(run);
  }

  standing(): Standing {
    const open = [...this.ready, ...this.served];
    const obstacles = new Set(this.obstacles);
    if (!this.isEnumerated || open.length > 0) obstacles.add('unexplored');
    for (const { search } of open) for (const obstacle of search.standing().obstacles) obstacles.add(obstacle);
    return { obstacles: [...obstacles], divergences: this.divergences, reached: this.reached };
  }

  private beginNext(): Exploration | undefined {
    if (this.isEnumerated || this.templatesLeft === 0) return undefined;
    this.templatesLeft--;
    const { value: template } = this.templates.next();
    if (template !== undefined) return this.begin(template);
    this.isEnumerated = true;
    return undefined;
  }

  /** Everybody had a share: the next ones are larger. */
  private nextRound(): Exploration | undefined {
    this.share *= 2;
    this.templatesPerRound *= 2;
    this.templatesLeft = this.templatesPerRound;
    this.ready = this.served;
    this.served = [];
    for (const exploration of this.ready) exploration.share = this.share;
    return this.ready.shift() ?? this.beginNext();
  }

  private begin({ value, shown, isRigid, reached }: TemplateStart): Exploration {
    this.reached = reachedBoth(this.reached, reached);
    return {
      search: this.searchOne(),
      seed: { value, origin: { kind: 'template', template: shown } },
      isRigid,
      underWay: 0,
      share: this.share,
      isSeeded: false,
    };
  }

  private taskOf(exploration: Exploration): Task | undefined {
    const task = exploration.isSeeded ? this.nextOf(exploration) : this.seedOf(exploration);
    if (task === undefined) return undefined;
    exploration.share--;
    exploration.underWay++;
    const done = (cost: number): void => {
      exploration.underWay--;
      task.done?.(cost);
    };
    const own = (inputs: readonly Input[]): readonly Input[] => inputs.map((input) => this.owned(input, exploration));
    if (task.kind === 'run') return { ...task, inputs: own(task.inputs), done };
    return { ...task, derive: (answers) => own(task.derive(answers)), done };
  }

  private seedOf(exploration: Exploration): Task {
    exploration.isSeeded = true;
    return { kind: 'run', inputs: [exploration.seed] };
  }

  private nextOf(exploration: Exploration): Task | undefined {
    return exploration.isRigid ? undefined : exploration.search.next();
  }

  private owned(input: Input, exploration: Exploration): Input {
    this.owners.set(input, exploration);
    return input;
  }

  /** All fillings are done: what is left to know is what stood in the way. */
  private settle(exploration: Exploration): void {
    if (exploration.isRigid) return;
    const { obstacles, divergences } = exploration.search.standing();
    for (const obstacle of obstacles) this.obstacles.add(obstacle);
    for (const [site, count] of divergences) this.divergences.set(site, (this.divergences.get(site) ?? 0) + count);
  }
}
