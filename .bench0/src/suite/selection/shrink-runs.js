import { minimize } from '../minimize.js';
import { shrinkInput } from '../shrink-input.js';
/** Upper limits of runs, for all inputs together and for one. */
const mostRuns = 6000;
const mostRunsOfOne = 300;
/**
 * Replaces each run by one with a smaller input that covers at least the same. Lists of arguments stay as they are: their
 * types are not known here, and a test must have values of these types.
 */
export async function shrinkRuns(chosen, keysOf, target) {
    const limit = Math.min(mostRunsOfOne, Math.ceil(mostRuns / Math.max(1, chosen.length)));
    const shrunk = [];
    for (const run of chosen) {
        if (run.input.kind === 'args') {
            shrunk.push(run);
            continue;
        }
        const wanted = keysOf(run);
        const runs = new Map([[run.input, run]]);
        const keeps = async (candidate) => {
            const tried = await target.runOne(candidate);
            const covered = new Set(keysOf(tried));
            const isKept = wanted.every((key) => covered.has(key));
            if (isKept)
                runs.set(candidate, tried);
            return isKept;
        };
        const { input } = await minimize(run.input, shrinkInput, keeps, { mostRuns: limit });
        shrunk.push(runs.get(input) ?? run);
    }
    return shrunk;
}
