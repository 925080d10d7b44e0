/** Counts the runs through every counter, and those of them that were recorded. */
export class PassCounts {
    #byFile = new Map();
    /** Reports of inputs that were run and not yet recorded. */
    #unrecorded = new WeakMap();
    constructor(before = {}) {
        for (const [hash, { all, recorded }] of Object.entries(before))
            this.#byFile.set(hash, { all: [...all], recorded: [...recorded] });
    }
    ran(input, report) {
        this.#unrecorded.set(input, report);
        this.#count(report, 'all');
    }
    /** An input that is recorded again counts once. */
    recorded(input) {
        const report = this.#unrecorded.get(input);
        if (report === undefined)
            return;
        this.#unrecorded.delete(input);
        this.#count(report, 'recorded');
    }
    counts() {
        return Object.fromEntries(this.#byFile);
    }
    #count(report, kind) {
        for (const { contentHash, counters } of report) {
            let passes = this.#byFile.get(contentHash);
            if (passes === undefined)
                this.#byFile.set(contentHash, (passes = { all: [], recorded: [] }));
            const counts = passes[kind];
            for (const counter of counters) {
                while (counts.length <= counter)
                    counts.push(0);
                counts[counter]++;
            }
        }
    }
}
