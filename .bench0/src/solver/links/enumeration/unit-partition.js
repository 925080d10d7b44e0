import { IntervalSet } from '../../../constraint/interval-set.js';
const everyUnit = IntervalSet.range(0, 0xffff);
/** Code units in classes whose members the conditions do not distinguish. */
export class UnitPartition {
    #parts = [everyUnit];
    #known = new Set();
    get classes() {
        return this.#parts;
    }
    /** Separates the units of the set from all others. */
    split(set) {
        const key = [...set.bounds].join();
        if (this.#known.has(key))
            return;
        this.#known.add(key);
        const others = set.complement(0, 0xffff);
        this.#parts = this.#parts.flatMap((part) => [part.intersect(set), part.intersect(others)].filter(({ isEmpty }) => !isEmpty));
    }
    /** Separates each of these units from all others. */
    splitEach(units) {
        for (const unit of units)
            this.split(IntervalSet.of(unit));
    }
}
