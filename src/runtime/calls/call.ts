import type { Model } from '../models/model.ts';

/** A call in progress to which shadows were passed. */
export interface Call {
  readonly site: number;
  readonly target: unknown;
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly selfShadow: number;
  readonly shadows: ArrayLike<number>;
  /** The model that computes the shadow of the result, for built-ins. */
  readonly model: Model | null;
  /** Id of the rewritten function that is called; 0 for others. */
  readonly functionId: number;
  /** Provides the shadows of the arguments of callbacks that a built-in calls. */
  callback: Callback | null;
  /** Completes `shadows` when the callee takes them; null if they are complete. */
  late: ((values: readonly unknown[]) => void) | null;
  /** Data that a model keeps from `before` to `after`. */
  state: unknown;
  readonly outerCallee: number;
  readonly outerPending: Call | null;
  readonly outerUnderway: Call | null;
}

export interface Callback {
  readonly functionId: number;
  /** The shadows of the arguments of the next callback call. */
  argumentsFor(values: readonly unknown[]): ArrayLike<number>;
  /** Receives the shadow of the result of the last callback call. */
  returned(shadow: number): void;
}
