import { eventKind } from '../../core/raw-trace.js';
import { emptyList } from '../realm/intrinsics.js';
/**
 * Records where functions begin and end. A function that is left by an exception records nothing: its end is recorded
 * with the next event of a function further out. A function that waits (`await`, `yield`) ends there and begins again
 * afterwards.
 */
export class CallNotes {
    #events;
    /** Sites of the functions that are running; indices start at 1. */
    #open = emptyList();
    #depth = 0;
    constructor(events) {
        this.#events = events;
    }
    reset() {
        this.#open = emptyList();
        this.#depth = 0;
    }
    /** Returns the depth, which the function passes to `exit`. */
    enter(site) {
        this.#events.append(eventKind.enter, site, 0, 0);
        this.#depth++;
        this.#open[this.#depth] = site;
        return this.#depth;
    }
    exit(depth) {
        while (this.#depth >= depth) {
            this.#events.append(eventKind.exit, this.#open[this.#depth], 0, 0);
            this.#depth--;
        }
    }
    /** An exception is caught in the function: the functions that it called have ended, and it continues. */
    caught(depth, site) {
        this.exit(depth + 1);
        return this.#depth === depth && this.#open[depth] === site ? depth : this.enter(site);
    }
}
