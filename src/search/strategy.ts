import type { Input } from '../execution/input/input.ts';
import type { OutcomeKind } from '../execution/outcome/outcome.ts';
import type { SolvedFlip, SolvingMode } from '../engine/explorer.ts';
import type { Reached } from './path/reached.ts';
import type { Flip, Recording } from '../engine/recording.ts';

/** What to do next: run inputs, or record an input and run the solutions of its flips. */
export type Task = RunTask | ExpandTask;

interface AnyTask {
  /** Called after all runs of the task were observed. `cost` is in units of about one run of the subject. */
  done?(cost: number): void;
}

interface RunTask extends AnyTask {
  readonly kind: 'run';
  readonly inputs: readonly Input[];
}

export interface ExpandTask extends AnyTask {
  readonly kind: 'expand';
  readonly input: Input;
  readonly mode: SolvingMode;
  /** Returns the flips of the recorded run to solve, the most promising first. */
  choose(recording: Recording): readonly Flip[];
  /** Returns false if a chosen flip is to be skipped; it then counts as unknown. If missing, no flip is skipped. */
  isDue?(flip: Flip): boolean;
  /** Returns the inputs to run for some of the answers. The caller skips inputs that were run before. */
  derive(answers: readonly SolvedFlip[]): readonly Input[];
  /**
   * Called with chosen flips that will not be solved, so that other tasks get their turn. The strategy has to request
   * them again.
   */
  leave?(flips: readonly Flip[]): void;
}

/** The result of a run as strategies observe it. */
export interface SeenRun {
  readonly input: Input;
  readonly outcome: OutcomeKind;
  /** Number of branches, statements and functions that this run covered first. */
  readonly gain: number;
}

/** Decides what to run next. */
export interface Strategy {
  /** Returns undefined if there is nothing to do now; tasks under way may change that. */
  next(): Task | undefined;
  /** Called for every run, in order, seeds first. */
  ran(run: SeenRun): void;
  status(): StrategyStatus;
}

/** The status of a strategy. */
export interface StrategyStatus {
  /** Why it cannot claim that every feasible path was run; empty only if it can. */
  readonly obstacles: readonly string[];
  /** Number of runs, by site, that left their predicted path. */
  readonly divergences: ReadonlyMap<number, number>;
  /** Progress of strategies that enumerate templates or words. */
  readonly reached?: Reached;
}

/** The status of strategies that do not record paths. */
export const neverDone: StrategyStatus = { obstacles: ['unexplored'], divergences: new Map() };
