import { otherWays, wayKind } from '../../engine/recording.js';
import { MissedPaths } from './missed-ways.js';
import { prefixHashes } from './prefix-hashes.js';
/** What recordings and the solver showed of each decision with two ways, by site. */
export class DecisionLedger {
    #decisions = new Map();
    constructor(before = []) {
        for (const { site, recordings, taken, missed } of before) {
            const paths = new Map(missed.map((way) => [way.way, new MissedPaths(way)]));
            this.#decisions.set(site, { recordings, taken: new Set(taken), missed: paths });
        }
    }
    recorded(path) {
        const hashes = prefixHashes(path);
        const met = new Set();
        for (let i = 0; i < hashes.length; i++) {
            if (path.ways[i] !== wayKind.truth)
                continue;
            const site = path.sites[i];
            const decision = this.#decisionAt(site);
            if (!met.has(site))
                decision.recordings++;
            met.add(site);
            const own = path.taken[i];
            if (!decision.taken.has(own)) {
                decision.taken.add(own);
                decision.missed.delete(own);
            }
            for (const way of otherWays(path, i)) {
                if (!decision.taken.has(way))
                    pathsOf(decision, way).reached(hashes[i]);
            }
        }
    }
    /** `isPlain`: everything in the input was symbolic, so that `unsat` holds for all inputs on the path. */
    solved(recording, flips, { onlyWords }, isPlain) {
        const { path, concretizations, stale, eventsDropped } = recording;
        if (path === undefined)
            return;
        const isProof = isPlain && !onlyWords && concretizations.length === 0 && stale === 0 && eventsDropped === 0;
        const hashes = prefixHashes(path);
        for (const answer of flips) {
            const { flip } = answer;
            if (flip.kind !== 'decision' || answer.isSkipped === true || path.ways[flip.index] !== wayKind.truth)
                continue;
            const decision = this.#decisionAt(path.sites[flip.index]);
            if (decision.taken.has(flip.taken))
                continue;
            const isWord = onlyWords && answer.verdict === 'unsat';
            const evidence = {
                status: statusOf(answer, isProof),
                reason: isWord ? 'no word of the grammar takes it' : answer.reason,
                concretizations: answer.verdict === 'sat' ? [] : concretizations,
            };
            pathsOf(decision, flip.taken).answered(hashes[flip.index], evidence);
        }
    }
    list() {
        return [...this.#decisions].map(([site, { recordings, taken, missed }]) => ({
            site,
            recordings,
            taken: [...taken].sort((a, b) => a - b),
            missed: [...missed].map(([way, paths]) => paths.toMissedWay(way)),
        }));
    }
    #decisionAt(site) {
        let decision = this.#decisions.get(site);
        if (decision === undefined)
            this.#decisions.set(site, (decision = { recordings: 0, taken: new Set(), missed: new Map() }));
        return decision;
    }
}
function pathsOf({ missed }, way) {
    let paths = missed.get(way);
    if (paths === undefined)
        missed.set(way, (paths = new MissedPaths()));
    return paths;
}
function statusOf({ verdict }, isProof) {
    if (verdict === 'sat')
        return 'promised';
    if (verdict === 'unknown')
        return 'unknown';
    return isProof ? 'proved' : 'unproved';
}
