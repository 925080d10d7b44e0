import { nameFlagCount } from '../../core/name-flag.ts';
import type { Activation } from '../calls/activations.ts';
import type { Call } from '../calls/call.ts';
import { fillBytes } from '../realm/intrinsics.ts';

/** Where a function that says what it returns has not returned yet: nothing that a subject has. */
export const unanswered: unknown = { __proto__: null };

/** The part of the runtime that rewritten code reads and writes directly. Shadows are 0 when there is none. */
export class Registers {
  /** By `nameFlag`: whether a property of such a name ever held a shadow. */
  readonly flags = new Uint8Array(nameFlagCount);
  /** 1 once any object holds a shadow. */
  heap = 0;
  /** 1 once any object was written to by a key of the input. */
  keyed = 0;
  /** 1 while a run has symbolic inputs. */
  live = 0;
  /** Id of the function to which `pending` hands over shadows. */
  callee = 0;
  pending: Call | null = null;
  /** Shadow of the value just returned, by the function `returner`; -1: `activation` belongs to the promise returned. */
  returned = 0;
  returner = 0;
  activation: Activation | null = null;
  /** The built-in that was called last, until it returns; null once it is known why it throws, if it does. */
  underway: Call | null = null;
  /** Shadow of the value just yielded, sent into a generator, thrown. */
  yielded = 0;
  /** The value just yielded, for loops that take it apart. */
  given: unknown = undefined;
  /** Greater than 0 while native code takes what generators yield. */
  collecting = 0;
  /** 1 once a setter was given something: `setValue`. */
  setting = 0;
  setValue: unknown = undefined;
  /** What a function called `next` returned last. */
  stepped: unknown = undefined;
  /** What was returned last by a function that is written down where native code makes something of its answers. */
  answer: unknown = unanswered;
  sent = 0;
  thrown = 0;
  /** The object thrown last, for clauses that take it apart. */
  thrownValue: unknown = undefined;
  /** Shadow of the value of the last statement of code given to `eval`. */
  completed = 0;
  /** Shadow of the value of the last `++` or `--`. */
  updated = 0;
  /** 1 while functions that can are asked what they would return, without running code. */
  peeking = 0;
  /** Shadow of what the last `invoke` answered. */
  invoked = 0;

  resetRegisters(): void {
    fillBytes(this.flags, 0);
    this.heap = 0;
    this.keyed = 0;
    this.live = 0;
    this.callee = 0;
    this.pending = null;
    this.underway = null;
    this.returned = 0;
    this.returner = 0;
    this.activation = null;
    this.yielded = 0;
    this.given = undefined;
    this.stepped = undefined;
    this.answer = unanswered;
    this.thrownValue = undefined;
    this.setting = 0;
    this.setValue = undefined;
    this.collecting = 0;
    this.sent = 0;
    this.thrown = 0;
    this.completed = 0;
    this.updated = 0;
    this.invoked = 0;
  }
}
