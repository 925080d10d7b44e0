/** Generates names for rules that have none in the file. */
export class FreeNames {
    #taken;
    #numbers = new Map();
    constructor(taken) {
        this.#taken = new Set(taken);
    }
    /** Returns the name if it is free, else the name with `suffix` appended as often as needed. */
    take(name, suffix) {
        let free = name;
        while (this.#taken.has(free))
            free += suffix;
        this.#taken.add(free);
        return free;
    }
    /** Returns `prefix` with the next free number. */
    takeNumbered(prefix) {
        let number = this.#numbers.get(prefix) ?? 1;
        while (this.#taken.has(`${prefix}${number}`))
            number++;
        this.#numbers.set(prefix, number + 1);
        return this.take(`${prefix}${number}`, '');
    }
}
