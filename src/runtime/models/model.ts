import type { Call } from '../call.ts';

/** What the runtime knows of a built-in. The built-in itself always runs natively; a model only watches. */
export interface Model {
  /** Looks at the receiver and arguments before the call. */
  before?(call: Call): void;
  /** The shadow of the result. */
  after(call: Call, result: unknown): number;
  /** What the last rewritten function returned is for this model to take. */
  readonly passesReturn?: boolean;
}
