import type { Input } from '../execution/input.ts';
import type { OutcomeKind } from '../execution/outcome.ts';
import type { Effort, SolvedFlip } from './explorer.ts';
import type { Reached } from './reached.ts';
import type { Flip, Recording } from './recording.ts';

/** What to do next: run inputs, or record one and run what its flips give. */
export type Task = RunTask | ExpandTask;

interface AnyTask {
  /** Told once all of it is done and seen, and what it has cost: about as many runs of the subject. */
  done?(cost: number): void;
}

interface RunTask extends AnyTask {
  readonly kind: 'run';
  readonly inputs: readonly Input[];
}

export interface ExpandTask extends AnyTask {
  readonly kind: 'expand';
  readonly input: Input;
  readonly effort: Effort;
  /** Which flips of the recorded run to solve, the most promising first. */
  choose(recording: Recording): readonly Flip[];
  /** The inputs to run, of some of the answers. Those that have been run before are left out by the caller. */
  derive(answers: readonly SolvedFlip[]): readonly Input[];
  /** Told of chosen flips that are not solved after all, so that others have their turn; who is told has to ask again. */
  leave?(flips: readonly Flip[]): void;
}

/** What came of a run. */
export interface SeenRun {
  readonly input: Input;
  readonly outcome: OutcomeKind;
  /** Counters of branches, statements and functions that no run before it raised. */
  readonly gain: number;
}

/** Decides what to run next. */
export interface Strategy {
  /** Undefined while there is nothing to do, which tasks under way may still change. */
  next(): Task | undefined;
  /** Told of every run, the seeds' first, in order. */
  ran(run: SeenRun): void;
  standing(): Standing;
}

/** How far a strategy has come. */
export interface Standing {
  /** What keeps it from saying that every feasible path was run; empty only if it can. */
  readonly obstacles: readonly string[];
  /** By site: how often a run left the path that was predicted for it. */
  readonly divergences: ReadonlyMap<number, number>;
  /** Of strategies that list templates or words. */
  readonly reached?: Reached;
}

/** Of strategies that do not look at paths. */
export const neverDone: Standing = { obstacles: ['unexplored'], divergences: new Map() };
