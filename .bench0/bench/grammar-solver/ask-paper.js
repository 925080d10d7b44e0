import { timeCpu } from '../measure.js';
import { UnrollAndPrune } from './unroll-and-prune.js';
const mostMs = 5000;
/**
 * Solves the same queries with the algorithm of the paper, each from the start as in the paper, until the time is over.
 */
export function askPaper(solver, word, events) {
    const paper = new UnrollAndPrune(solver.grammar.flat);
    const { alphabet } = solver;
    const path = solver.open(word);
    const sets = [];
    const result = { decided: 0, givenUp: 0, ms: 0, differing: 0 };
    for (const { position, holds, other } of events) {
        if (result.ms > mostMs)
            return { ...result, wasStopped: true };
        const setAt = (at) => sets[at] ?? alphabet.values;
        const asked = Array.from({ length: Math.max(sets.length, position + 1) }, (_, at) => alphabet.maskOf(at === position ? setAt(at).intersect(other) : setAt(at)));
        const { result: verdict, cpuMs } = timeCpu(() => paper.solve(asked));
        result.ms += cpuMs;
        if (verdict === 'given up')
            result.givenUp++;
        else
            result.decided++;
        const ours = path.flip(position, other).kind;
        if (verdict !== 'given up' && ours !== verdict)
            result.differing++;
        path.narrow(position, holds);
        sets[position] = setAt(position).intersect(holds);
    }
    return { ...result, wasStopped: false };
}
