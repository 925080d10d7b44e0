import { setMaxListeners } from 'node:events';
import { machineTime } from './time-source.js';
import { unlessAborted } from './unless-aborted.js';
/** A point in time with an abort signal, which fires at that time or when an earlier signal fires before. */
export class Deadline {
    signal;
    /** On the clock of the time source. */
    endMs;
    #time;
    constructor(endMs, earlier, time = machineTime) {
        this.endMs = endMs;
        this.#time = time;
        const controller = new AbortController();
        this.signal = controller.signal;
        // Every process of a campaign listens to it, and there is no saying how many there are.
        setMaxListeners(0, this.signal);
        const end = () => controller.abort();
        if (earlier?.aborted === true)
            end();
        else
            earlier?.addEventListener('abort', end, { once: true });
        time.callAt(endMs, end);
    }
    get isOver() {
        return this.signal.aborted || this.#time.now() >= this.endMs;
    }
    get leftMs() {
        return this.signal.aborted ? 0 : Math.max(0, this.endMs - this.#time.now());
    }
    /** A deadline after `milliseconds`, or at the end of this one if that is earlier. */
    within(milliseconds) {
        return new Deadline(Math.min(this.endMs, this.#time.now() + milliseconds), this.signal, this.#time);
    }
    /** Resolves to the result of the work, or to undefined if the signal ended it. */
    attempt(work) {
        return unlessAborted(this.signal, work);
    }
}
