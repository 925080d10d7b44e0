import { neverDone } from '../strategy.js';
/**
 * A strategy that is made when its first task is requested. For strategies that are slow to make and need only their
 * own runs: it does not observe earlier runs.
 */
export class Lazy {
    #make;
    #made;
    constructor(make) {
        this.#make = make;
    }
    next() {
        this.#made ??= this.#make();
        return this.#made.next();
    }
    ran(run) {
        this.#made?.ran(run);
    }
    status() {
        return this.#made?.status() ?? neverDone;
    }
}
