/** Applies the events of a path, in order, to a path of the grammar. */
export class SymbolPath {
    path;
    #events;
    #told = 0;
    constructor(path, table) {
        this.path = path;
        this.#events = table.events;
    }
    /** Whether this event has been applied. */
    isPast(event) {
        return this.#told > event;
    }
    /** Applies the events before this one. */
    advanceTo(event) {
        for (; this.#told < event; this.#told++) {
            const parts = this.#events[this.#told];
            for (const [position, set] of this.setsOf(parts))
                this.path.narrow(position, set);
        }
    }
}
