import type { Model } from '../models/model.ts';

/** One call under way that was handed shadows. */
export interface Call {
  readonly site: number;
  readonly target: unknown;
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly selfShadow: number;
  readonly shadows: ArrayLike<number>;
  /** What says what the result's shadow is, for built-ins. */
  readonly model: Model | null;
  /** Id of the rewritten function called. */
  readonly functionId: number;
  /** Gives the shadows of the arguments a built-in calls back with. */
  callback: Callback | null;
  /** Completes `shadows` when the callee takes them; null if they are complete. */
  late: ((values: readonly unknown[]) => void) | null;
  /** What a model notes down before the call. */
  state: unknown;
  readonly outerCallee: number;
  readonly outerPending: Call | null;
  readonly outerUnderway: Call | null;
}

export interface Callback {
  readonly functionId: number;
  /** Shadows of the arguments of the next call back. */
  argumentsFor(values: readonly unknown[]): ArrayLike<number>;
  /** The shadow of what the last call back returned, once it is known. */
  returned(shadow: number): void;
}
