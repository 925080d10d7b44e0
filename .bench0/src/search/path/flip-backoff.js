/** Number of unknown answers for a branch before back-off starts. */
const patience = 4;
/** The longest back-off: one flip in this many is solved in any case. */
const mostPassedOver = 64;
/** Exponential back-off for flips of branches that the solver repeatedly leaves unknown, whatever the input. */
export class FlipBackoff {
    #efforts = new Map();
    /** Returns false if this flip is to be skipped. */
    isDue(branch) {
        const known = this.#efforts.get(branch);
        if (known === undefined || known.unknowns < patience)
            return true;
        if (++known.passedOver < Math.min(2 ** (known.unknowns - patience + 1), mostPassedOver))
            return false;
        known.passedOver = 0;
        return true;
    }
    /** An optimistic solution resets the back-off, too. */
    note(branch, { verdict, optimistic }) {
        if (verdict === 'sat' || optimistic !== undefined)
            this.#efforts.delete(branch);
        else if (verdict === 'unknown') {
            const known = this.#efforts.get(branch);
            if (known === undefined)
                this.#efforts.set(branch, { unknowns: 1, passedOver: 0 });
            else
                known.unknowns++;
        }
    }
}
