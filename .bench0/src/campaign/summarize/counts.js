const askedQuickly = 'only the quick solver links were tried';
/** Counts during a campaign; a resumed campaign continues the counts of its earlier part. */
export class Counter {
    runs = 0;
    #outcomes = {
        returned: 0,
        rejected: 0,
        assumption: 0,
        failed: 0,
        hung: 0,
        memory: 0,
    };
    #verdicts = { sat: 0, unsat: 0, unknown: 0 };
    #byLink = new Map();
    #unknownReasons = new Map();
    #concretizations = new Map();
    #unrewritten = new Map();
    #solverSeconds = 0;
    #recordings = 0;
    #events = 0;
    #stale = 0;
    #secondsBefore;
    #clock;
    #startMs;
    constructor(clock, before) {
        this.#clock = clock;
        this.#startMs = clock.nowMs;
        this.#secondsBefore = before?.seconds ?? 0;
        if (before === undefined)
            return;
        this.runs = before.runs;
        Object.assign(this.#outcomes, before.outcomes);
        const { sat, unsat, unknown, seconds, byLink, unknownReasons } = before.solver;
        Object.assign(this.#verdicts, { sat, unsat, unknown });
        this.#solverSeconds = seconds;
        for (const [link, count] of Object.entries(byLink))
            this.#byLink.set(link, count);
        for (const [reason, count] of Object.entries(unknownReasons))
            this.#unknownReasons.set(reason, count);
        this.#recordings = before.engine.recordings;
        this.#events = before.engine.events;
        this.#stale = before.engine.stale;
        for (const concretization of before.engine.concretizations)
            this.#concretizations.set(concretizationKey(concretization), concretization);
        for (const file of before.engine.unrewritten)
            this.#unrewritten.set(file.file, file);
    }
    get seconds() {
        return this.#secondsBefore + (this.#clock.nowMs - this.#startMs) / 1000;
    }
    ran(outcome) {
        this.runs++;
        this.#outcomes[outcome]++;
    }
    recorded({ path, concretizations, stale, unrewritten }) {
        this.#recordings++;
        for (const file of unrewritten ?? [])
            this.#unrewritten.set(file.file, file);
        this.#events += path?.sites.length ?? 0;
        this.#stale += stale;
        for (const concretization of concretizations) {
            const count = (this.#concretizations.get(concretizationKey(concretization))?.count ?? 0) + 1;
            this.#concretizations.set(concretizationKey(concretization), { ...concretization, count });
        }
    }
    /** Unknown flips of quick links may be retried thoroughly; then only the second answer counts. */
    solved({ flips, milliseconds }, mode) {
        this.#solverSeconds += milliseconds / 1000;
        this.answered(flips, mode);
    }
    answered(flips, { effort, onlyWords }) {
        for (const { flip, verdict, by, reason } of flips) {
            if (effort === 'thorough' && flip.kind === 'decision')
                this.#withdraw();
            this.#verdicts[verdict]++;
            if (by !== undefined)
                add(this.#byLink, by, 1);
            if (reason !== undefined)
                add(this.#unknownReasons, effort === 'quick' && !onlyWords ? askedQuickly : reason, 1);
        }
    }
    #withdraw() {
        if (!this.#unknownReasons.has(askedQuickly))
            return;
        this.#verdicts.unknown--;
        add(this.#unknownReasons, askedQuickly, -1);
    }
    counts() {
        const { sat, unsat, unknown } = this.#verdicts;
        return {
            runs: this.runs,
            seconds: this.seconds,
            outcomes: { ...this.#outcomes },
            solver: {
                queries: sat + unsat + unknown,
                sat,
                unsat,
                unknown,
                seconds: this.#solverSeconds,
                byLink: Object.fromEntries([...this.#byLink].sort(([a], [b]) => (a < b ? -1 : 1))),
                unknownReasons: Object.fromEntries([...this.#unknownReasons].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))),
            },
            engine: {
                recordings: this.#recordings,
                events: this.#events,
                stale: this.#stale,
                concretizations: [...this.#concretizations.values()].sort((a, b) => b.count - a.count || (concretizationKey(a) < concretizationKey(b) ? -1 : 1)),
                unrewritten: [...this.#unrewritten.values()],
            },
        };
    }
}
function add(counts, key, change) {
    const count = (counts.get(key) ?? 0) + change;
    if (count === 0)
        counts.delete(key);
    else
        counts.set(key, count);
}
function concretizationKey({ site, why }) {
    return `${site} ${why}`;
}
