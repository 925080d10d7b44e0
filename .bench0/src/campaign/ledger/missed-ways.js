const mostPaths = 1024;
const mostReasons = 6;
const mostConcretizations = 4;
/** The paths that reach a decision and do not take one of its ways, with what is known of their flips. */
export class MissedPaths {
    #paths = new Map();
    #counts;
    #reasons;
    #concretizations;
    #isCut;
    constructor(before) {
        this.#counts = { open: 0, proved: 0, unproved: 0, unknown: 0, promised: 0, ...before?.paths };
        this.#reasons = new Map(Object.entries(before?.reasons ?? {}));
        this.#concretizations = new Map((before?.concretizations ?? []).map((each) => [each.site, each]));
        this.#isCut = before?.isCut ?? false;
    }
    reached(path) {
        if (this.#paths.has(path))
            return;
        this.#mark(path, 'open');
    }
    answered(path, { status, reason, concretizations }) {
        const before = this.#paths.get(path);
        // A proof, or an input, is the last word; anything else may be replaced by a later answer.
        if (before !== 'proved' && before !== 'promised')
            this.#mark(path, status);
        if (reason !== undefined && (this.#reasons.has(reason) || this.#reasons.size < mostReasons))
            this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
        for (const each of concretizations) {
            if (this.#concretizations.size < mostConcretizations)
                this.#concretizations.set(each.site, each);
        }
    }
    toMissedWay(way) {
        return {
            way,
            paths: { ...this.#counts },
            reasons: Object.fromEntries([...this.#reasons].sort(([, a], [, b]) => b - a)),
            concretizations: [...this.#concretizations.values()],
            isCut: this.#isCut,
        };
    }
    #mark(path, status) {
        const before = this.#paths.get(path);
        if (before === undefined && this.#paths.size >= mostPaths) {
            this.#isCut = true;
            return;
        }
        if (before !== undefined)
            this.#counts[before]--;
        this.#paths.set(path, status);
        this.#counts[status]++;
    }
}
