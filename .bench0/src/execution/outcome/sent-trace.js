/** Restores the lists of constants; receives the traces of one process in order. */
export class TraceReceiver {
    #constants = [];
    receive({ constantsBefore, constants, ...trace }) {
        if (constantsBefore === 0)
            this.#constants = [];
        if (this.#constants.length !== constantsBefore)
            throw new RangeError('constants of a trace were lost');
        for (let i = 0; i < constants.length; i++)
            this.#constants.push(constants[i]);
        return { ...trace, constants: this.#constants };
    }
}
