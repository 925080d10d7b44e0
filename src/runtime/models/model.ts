import type { Call } from '../calls/call.ts';

/** The model of a built-in. The built-in always runs natively; the model only observes the call. */
export interface Model {
  /** Observes the receiver and the arguments before the call. */
  before?(call: Call): void;
  /** Returns the shadow of the result. */
  after(call: Call, result: unknown): number;
  /** True if the model takes the shadow that the last rewritten function returned. */
  readonly passesReturn?: boolean;
  /**
   * True if the model decides the lengths of the views it is given; for other models, they are decided before the call.
   */
  readonly decidesLengths?: boolean;
}
