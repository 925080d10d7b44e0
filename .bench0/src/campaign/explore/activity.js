/** What an exploration is busy with and whether it gets anywhere; for showing progress only. */
export class Activity {
    #clock;
    #runs = new Map();
    #gainMs;
    constructor(clock) {
        this.#clock = clock;
        this.#gainMs = clock.nowMs;
    }
    /** `gain` is the number of counters that the run raised first. */
    ran(origin, gain) {
        this.#runs.set(origin.kind, (this.#runs.get(origin.kind) ?? 0) + 1);
        if (gain > 0)
            this.#gainMs = this.#clock.nowMs;
    }
    get secondsSinceGain() {
        return (this.#clock.nowMs - this.#gainMs) / 1000;
    }
    /** The number of runs by the origin of their input, the most frequent first. */
    get runsByOrigin() {
        return Object.fromEntries([...this.#runs].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)));
    }
}
