import type { RawTrace, TraceConstant } from '../../core/raw-trace.ts';

/** A trace as it is sent: it contains only new constants, because the runs of a process share most of them. */
export interface SentTrace extends RawTrace {
  /** Number of constants sent before; 0 starts a new list. */
  readonly constantsBefore: number;
}

/** Restores the lists of constants; receives the traces of one process in order. */
export class TraceReceiver {
  #constants: TraceConstant[] = [];

  receive({ constantsBefore, constants, ...trace }: SentTrace): RawTrace {
    if (constantsBefore === 0) this.#constants = [];
    if (this.#constants.length !== constantsBefore) throw new RangeError('constants of a trace were lost');
    for (let i = 0; i < constants.length; i++) this.#constants.push(constants[i]);
    return { ...trace, constants: this.#constants };
  }
}
