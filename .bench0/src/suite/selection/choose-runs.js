import { compareInputs } from '../../oracle/compare-inputs.js';
/**
 * Chooses few runs that cover what all runs cover (greedy set cover): the run with the most new coverage first, among
 * equals one that is accepted, with the smallest input. Runs that later ones make redundant are removed, and each remaining one is
 * replaced by the smallest that covers what it alone covers. What is `covered` already needs no run.
 */
export function chooseRuns(runs, keysOf, covered = new Set()) {
    const candidates = [...runs].sort((a, b) => rank(a) - rank(b) || compareInputs(a.input, b.input));
    const keys = candidates.map((run) => keysOf(run).filter((key) => !covered.has(key)));
    const smaller = withSmaller(withoutSuperfluous(greedy(keys), keys), keys);
    const chosen = withoutSuperfluous(smaller, keys);
    return chosen.map((index) => candidates[index]);
}
function rank({ outcome }) {
    return outcome.kind === 'returned' ? 0 : 1;
}
function greedy(keys) {
    const covered = new Set();
    const open = new Set(keys.keys());
    const chosen = [];
    for (;;) {
        let best = -1;
        let most = 0;
        for (const index of open) {
            const gain = keys[index].reduce((sum, key) => sum + (covered.has(key) ? 0 : 1), 0);
            if (gain === 0)
                open.delete(index);
            if (gain > most)
                [best, most] = [index, gain];
        }
        if (best < 0)
            return chosen;
        for (const key of keys[best])
            covered.add(key);
        open.delete(best);
        chosen.push(best);
    }
}
function withoutSuperfluous(chosen, keys) {
    const times = timesCovered(chosen, keys);
    return chosen.filter((index) => {
        const own = keys[index];
        if (own.some((key) => times.get(key) === 1))
            return true;
        for (const key of own)
            times.set(key, times.get(key) - 1);
        return false;
    });
}
/** Of the candidates that cover enough, the first one is the best: accepted ones come first, then smaller ones. */
function withSmaller(chosen, keys) {
    const times = timesCovered(chosen, keys);
    const sets = keys.map((own) => new Set(own));
    const now = new Set(chosen);
    return chosen.map((index) => {
        const essential = keys[index].filter((key) => times.get(key) === 1);
        const smaller = sets.findIndex((set, candidate) => candidate < index && !now.has(candidate) && essential.every((key) => set.has(key)));
        if (smaller < 0)
            return index;
        for (const key of keys[index])
            times.set(key, times.get(key) - 1);
        for (const key of keys[smaller])
            times.set(key, (times.get(key) ?? 0) + 1);
        now.delete(index);
        now.add(smaller);
        return smaller;
    });
}
function timesCovered(chosen, keys) {
    const times = new Map();
    for (const index of chosen)
        for (const key of keys[index] ?? [])
            times.set(key, (times.get(key) ?? 0) + 1);
    return times;
}
