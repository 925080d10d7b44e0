import type { RawTrace, TraceConstant } from '../../core/raw-trace.ts';

/** A trace on its way: the runs of a process share most constants, so that it comes with those only that are new. */
export interface SentTrace extends RawTrace {
  /** How many of the list were sent before; with 0 it is another list than that of the run before. */
  readonly constantsBefore: number;
}

/** Puts the lists of constants together again, for the traces of one process in their order. */
export class TraceReceiver {
  #constants: TraceConstant[] = [];

  receive({ constantsBefore, constants, ...trace }: SentTrace): RawTrace {
    if (constantsBefore === 0) this.#constants = [];
    if (this.#constants.length !== constantsBefore) throw new RangeError('constants of a trace were lost');
    for (let i = 0; i < constants.length; i++) this.#constants.push(constants[i]);
    return { ...trace, constants: this.#constants };
  }
}
