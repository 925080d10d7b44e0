import type { Call } from '../calls/call.ts';

/** What the runtime knows of a built-in. The built-in itself always runs natively; a model only watches. */
export interface Model {
  /** Looks at the receiver and arguments before the call. */
  before?(call: Call): void;
  /** The shadow of the result. */
  after(call: Call, result: unknown): number;
  /** What the last rewritten function returned is for this model to take. */
  readonly passesReturn?: boolean;
  /** Says itself what depends on the lengths of the views it is given; for others those are decided before the call. */
  readonly decidesLengths?: boolean;
}
