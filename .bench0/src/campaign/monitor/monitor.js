import { nativePathOf } from '../../execution/outcome/native-paths.js';
import { pathHash } from '../../search/path/path-hash.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import { Losses } from './losses.js';
import { Sampler } from './sampler.js';
/** The first `firstWatched` recordings are checked, then one in `watchedOneOf`. */
const firstWatched = 4;
const watchedOneOf = 32;
const longestWatched = 20_000;
const candidatesPerPath = 12;
const twinsPerPath = 4;
const mostSuspects = 32;
const mostPaths = 10_000;
const mostLiterals = 1024;
/** Upper limit, because each hang takes the full time limit. */
const mostHangs = 2;
/**
 * Checks recordings: draws other inputs that satisfy everything recorded of a run, and runs them on the coverage
 * build. If they take another native path, some dependence on the input was not recorded.
 */
export class Monitor {
    sampler;
    losses;
    /** Number of inputs run by the monitor. */
    samples;
    /** True if an input took different paths when it was run again. */
    isUnsteady;
    /** Number of random inputs that agree with the claim that every path was run; undefined if it was not checked. */
    agreed;
    /** Reasons why the check of the claim could not be finished. */
    objections = new Set();
    #recorded = new Map();
    #literals = new Set();
    #suspects = new Map();
    #recordings = 0;
    #hangs = 0;
    /** `before` holds the results of an earlier part of the campaign. */
    constructor(space, seed, before) {
        this.sampler = new Sampler(space, seed);
        this.samples = before?.samples ?? 0;
        this.isUnsteady = before?.isUnsteady ?? false;
        this.losses = new Losses(before?.losses ?? []);
    }
    counts() {
        return { samples: this.samples, isUnsteady: this.isUnsteady, losses: this.losses.list() };
    }
    /** One input for each recorded path, up to a limit. */
    get recorded() {
        return [...this.#recorded.values()];
    }
    /** Comparison operands of recorded runs. */
    get literals() {
        return [...this.#literals];
    }
    /** Returns the first input that took the recorded path with this hash. */
    onPath(hash) {
        return this.#recorded.get(hash);
    }
    /** Called for every recording while the explorer still holds it. */
    async watch(explorer, input, { path, literals }) {
        if (path === undefined)
            return;
        const hash = pathHash(path);
        if (this.#recorded.size < mostPaths && !this.#recorded.has(hash))
            this.#recorded.set(hash, input);
        for (const literal of literals)
            if (this.#literals.size < mostLiterals)
                this.#literals.add(literal);
        const count = ++this.#recordings;
        const isDue = count <= firstWatched || count % watchedOneOf === 0;
        if (isDue && path.sites.length <= longestWatched && this.#hangs < mostHangs)
            await this.#compare(explorer, input);
    }
    /** Returns and clears the pairs that took different native paths once; each has to be confirmed. */
    takeSuspects() {
        const suspects = [...this.#suspects.values()];
        this.#suspects.clear();
        return suspects;
    }
    async #compare(explorer, recorded) {
        if (this.#suspects.size >= mostSuspects)
            return;
        const candidates = Array.from({ length: candidatesPerPath }, () => this.sampler.near(recorded));
        const twins = (await explorer.alike(recorded, candidates)).slice(0, twinsPerPath);
        if (twins.length === 0)
            return;
        const [own, ...others] = await explorer.run([recorded, ...twins]);
        this.samples += others.length;
        this.#hangs += [own, ...others].filter((run) => run !== undefined && isCostly(run.outcome.kind)).length;
        const path = own && nativePathOf(own);
        if (path === undefined)
            return;
        for (const run of others) {
            const other = nativePathOf(run);
            if (other === undefined || other === path)
                continue;
            const key = `${path} / ${other}`;
            if (!this.#suspects.has(key))
                this.#suspects.set(key, { recorded, other: run.input });
        }
    }
}
