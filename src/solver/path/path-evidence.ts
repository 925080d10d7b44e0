import type { Assignment } from '../../constraint/assignment.ts';
import { Evaluator } from '../../constraint/evaluate.ts';
import type { Expr } from '../../constraint/expression.ts';
import type { WorkBudget } from '../../core/work-budget.ts';
import type { VariableValues } from '../chain/verdict.ts';
import type { PositionReader } from '../positions/position-reader.ts';
import { AffectedEvents } from './affected-events.ts';

/** Longer inputs are not proposed: evaluating them costs more than they are worth. */
const longestInput = 1 << 20;

/** Work to evaluate an event, in terms: it shares most of its terms with its neighbors. */
const eventWork = 4;

export function isTooLong(model: VariableValues): boolean {
  for (const [{ name }, value] of model) if (name === 'length' && (value as number) > longestInput) return true;
  return false;
}

/**
 * The conditions of a path as the run recorded them; every model is checked against them. Events are read when a flip
 * behind them is asked for: most paths are flipped in few places.
 */
export class PathEvidence {
  readonly #run: Assignment;
  readonly #events: readonly Expr[];
  readonly #reader: PositionReader | undefined;
  /** Evaluates events on the run's input; remembers values, and is dropped when all events are read. */
  #evaluator: Evaluator | undefined;
  readonly #affected = new AffectedEvents();
  /** Number of events read so far. */
  #read = 0;
  /** The first event on a whole text or a length, of those read. */
  #firstOnLength = Infinity;
  readonly #unfaithful = new Set<number>();

  /** `reader`: tells which positions an event depends on. */
  constructor(events: readonly Expr[], run: Assignment, reader?: PositionReader) {
    this.#run = run;
    this.#events = events;
    this.#reader = reader;
  }

  #readTo(end: number): void {
    for (; this.#read < Math.min(end, this.#events.length); this.#read++) {
      const event = this.#events[this.#read]!;
      this.#affected.add(this.#read, event, this.#reader?.read(event));
      if (this.#firstOnLength === Infinity && speaksOfLength(event)) this.#firstOnLength = this.#read;
      this.#evaluator ??= new Evaluator(this.#run);
      if (!this.#evaluator.isTrue(event)) this.#unfaithful.add(this.#read);
    }
    if (this.#read === this.#events.length) this.#evaluator = undefined;
  }

  /**
   * False for an event that the run's own input does not satisfy: an error of the recording, from which nothing is
   * concluded.
   */
  isFaithful(event: number): boolean {
    this.#readTo(event + 1);
    return !this.#unfaithful.has(event);
  }

  /** Whether inputs of other lengths could make a difference to this flip. */
  dependsOnLength(flipped: Expr, end: number): boolean {
    this.#readTo(end);
    return this.#firstOnLength < end || speaksOfLength(flipped);
  }

  /**
   * The run's input changed by the model, if the flipped condition and all events from `first` to `end` hold for it.
   */
  confirm(model: VariableValues, flipped: Expr, end: number, work: WorkBudget, first = 0): Assignment | undefined {
    if (isTooLong(model)) return undefined;
    const input = this.#run.withVariables(model);
    const evaluator = new Evaluator(input);
    work.spend(eventWork);
    if (!evaluator.isTrue(flipped)) return undefined;
    this.#readTo(end);
    // Events that share no variable with the model keep the truth they had in the run.
    for (const event of this.#affected.before(end, model)) {
      if (event < first || this.#unfaithful.has(event)) continue;
      work.spend(eventWork);
      if (!evaluator.isTrue(this.#events[event]!)) return undefined;
    }
    return input;
  }

  /** Whether the flipped condition and all events before `end` hold for an input, however it was found. */
  holds(input: Assignment, flipped: Expr, end: number, work: WorkBudget): boolean {
    const evaluator = new Evaluator(input);
    work.spend(eventWork);
    if (!evaluator.isTrue(flipped)) return false;
    this.#readTo(end);
    for (let event = 0; event < end; event++) {
      if (this.#unfaithful.has(event)) continue;
      work.spend(eventWork);
      if (!evaluator.isTrue(this.#events[event]!)) return false;
    }
    return true;
  }
}

function speaksOfLength({ variables }: Expr): boolean {
  return variables.some(({ name }) => name === 'text' || name === 'length');
}
