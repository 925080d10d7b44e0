import { CoppiceError } from '../../core/coppice-error.js';
/** The comparison stops after this many runs that hang or exhaust the memory: each of them takes its whole limit. */
const mostCostly = 2;
/** The result if the deadline passes. */
const undecided = {
    isolation: 'none',
    isFoundOut: false,
    isDeterministic: true,
    ofNewInputs: 'none',
};
/**
 * Finds the cheapest isolation under which a repeated input shows the same outcome and coverage. A difference in the
 * first run only, such as a table built on first use, needs no isolation, which would build the table again in every
 * run. A cache of every input needs it: the coverage of a run would depend on earlier runs. Inputs that hang or exhaust
 * the memory are not compared. `deadline` covers loading and runs together.
 */
export async function chooseIsolation(open, inputs, deadline) {
    return (await deadline.attempt(() => compare((isolation) => open(isolation, deadline.signal), inputs))) ?? undecided;
}
async function compare(open, given) {
    let inputs = given;
    let together;
    for (const isolation of ['none', 'modules', 'process']) {
        const target = await open(isolation);
        try {
            const runs = await harmlessRuns(target, inputs);
            inputs = runs.map(({ input }) => input);
            const first = runs.map(traceOf);
            together ??= first;
            if (!(await repeats(target, inputs, first)))
                continue;
            const ofNewInputs = isSame(together, first) ? 'none' : isolation;
            return { isolation, isFoundOut: true, isDeterministic: true, ofNewInputs };
        }
        catch (error) {
            // Modules that cannot be loaded twice need separate processes.
            if (!(error instanceof CoppiceError && error.code === 'not-reloadable'))
                throw error;
        }
        finally {
            await target.close();
        }
    }
    return { isolation: 'none', isFoundOut: true, isDeterministic: false, ofNewInputs: 'none' };
}
async function harmlessRuns(target, inputs) {
    const harmless = [];
    let costly = 0;
    for await (const run of target.run(inputs)) {
        const { kind } = run.outcome;
        if (kind !== 'hung' && kind !== 'memory')
            harmless.push(run);
        else if (++costly === mostCostly)
            break;
    }
    return harmless;
}
async function repeats(target, inputs, first) {
    const second = await traces(target, inputs);
    if (isSame(first, second))
        return true;
    if (remembersInputs(first, second))
        return false;
    // Repeat in other orders, so that each run follows a different run than before.
    const backwards = await traces(target, inputs.toReversed());
    if (!isSame(second, backwards.toReversed()))
        return false;
    const shifted = await traces(target, [...inputs.slice(1), ...inputs.slice(0, 1)]);
    return isSame(second, [...shifted.slice(-1), ...shifted.slice(0, -1)]);
}
/**
 * True if every input but the first runs differently the second time: tables built on first use exist once the first
 * input has run, so the subject must be remembering inputs.
 */
function remembersInputs(first, second) {
    const later = first.slice(1);
    return later.length > 1 && later.every((trace, i) => trace !== second[i + 1]);
}
async function traces(target, inputs) {
    const all = [];
    for await (const run of target.run(inputs))
        all.push(traceOf(run));
    return all;
}
function traceOf({ outcome, coverage }) {
    return `${outcomeText(outcome)} ${coverageText(coverage)}`;
}
function outcomeText(outcome) {
    return 'failure' in outcome ? `${outcome.kind} ${outcome.failure.errorClass}` : outcome.kind;
}
function coverageText(report) {
    const files = report.map(({ contentHash, counters }) => `${contentHash}:${counters.join(',')}`);
    return files.sort().join(';');
}
function isSame(a, b) {
    return a.every((text, index) => text === b[index]);
}
