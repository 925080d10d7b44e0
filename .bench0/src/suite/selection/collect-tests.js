import { dirname } from 'node:path';
import { openTarget } from '../../execution/open-target.js';
import { compareInputs } from '../../oracle/compare-inputs.js';
import { isWritable } from '../emit/call-source.js';
import { behaviorsOf } from './behaviors.js';
import { chooseRuns } from './choose-runs.js';
import { messagePattern } from './message-pattern.js';
import { linesCovered } from './covered-lines.js';
import { observePrograms } from './observe-programs.js';
import { shrinkRuns } from './shrink-runs.js';
const longestPrinted = 20_000;
const nothingDecided = { kept: [], removed: [] };
/**
 * Chooses the fewest inputs that cover what all inputs cover, each with its result in the native build: first the
 * accepted inputs, then the rejected ones, smaller ones first.
 */
export async function collectTests(inputs, settings, features, { kept, removed } = nothingDecided) {
    const { file, exportName, execution } = settings;
    const options = { ...execution, file, exportName, build: 'coverage', properties: [] };
    const target = await openTarget(options);
    const runs = [];
    const writable = inputs.filter((input) => isWritable(input, execution));
    for await (const run of target.run([...kept, ...removed, ...writable]))
        runs.push(run);
    const { siteTables } = target;
    const [keptRuns, removedRuns] = [runs.slice(0, kept.length), runs.slice(kept.length, kept.length + removed.length)];
    const good = runs.slice(kept.length + removed.length).filter(isGood);
    const keysOf = behaviorsOf(features, siteTables);
    const stay = keptRuns.filter(isGood);
    const decided = new Set([...stay, ...removedRuns].flatMap((run) => keysOf(run)));
    const known = new Set([...kept, ...removed].map((input) => JSON.stringify(input)));
    const candidates = good.filter(({ input }) => known.size === 0 || !known.has(JSON.stringify(input)));
    const fresh = await shrinkRuns(chooseRuns(candidates, keysOf, decided), keysOf, target);
    await target.close();
    const chosen = [...stay, ...fresh.filter(({ input }) => !known.has(JSON.stringify(input)))];
    const chosenInputs = chosen.map(({ input }) => input);
    const observed = execution.usage?.kind === 'program'
        ? await observePrograms(chosenInputs, settings)
        : await observe(chosenInputs, { ...options, build: 'native', printResults: true, writeResults: true });
    const tests = chosen.flatMap((run, index) => {
        const seen = observed[index];
        return seen === undefined ? [] : [{ run, test: { input: run.input, ...seen, lines: [] } }];
    });
    tests.sort((a, b) => compareTests(a.test, b.test));
    const lines = linesCovered(tests.map(({ run }) => run), siteTables);
    return {
        tests: tests.map(({ test }, index) => ({ ...test, lines: lines[index] ?? [] })),
        leftOut: inputs.length - good.length + (chosen.length - tests.length),
    };
}
/** Accepted inputs first, then rejected ones; smaller inputs first. */
function compareTests(a, b) {
    return Number(a.expected.kind === 'thrown') - Number(b.expected.kind === 'thrown') || compareInputs(a.input, b.input);
}
/** The expectation is undefined if a second run, in another order, has another outcome. */
async function observe(inputs, options) {
    const target = await openTarget(options);
    const first = await runs(inputs);
    const second = (await runs(inputs.toReversed())).toReversed();
    await target.close();
    const folders = [process.cwd(), dirname(options.file)];
    return first.map((run, index) => {
        const again = second[index];
        const seen = observedIn(run, folders);
        const isSteady = again !== undefined && JSON.stringify(seen) === JSON.stringify(observedIn(again, folders));
        return isSteady ? seen : undefined;
    });
    async function runs(list) {
        const all = [];
        for await (const run of target.run(list))
            all.push(run);
        return all;
    }
}
function observedIn(run, folders) {
    const { outcome, isGenerated = false, isAwaited = false } = run;
    const expected = expectedIn(outcome, folders);
    return expected && { expected, isGenerated, isAwaited };
}
function expectedIn(outcome, folders) {
    if (outcome.kind === 'rejected') {
        const { errorClass, errorName: name = errorClass, message } = outcome.failure;
        return { kind: 'thrown', error: { errorClass, name, text: message, message: messagePattern(message, folders) } };
    }
    if (outcome.kind !== 'returned')
        return undefined;
    const { source, result = '' } = outcome;
    if (source !== undefined)
        return { kind: 'value', source: source.text, isExact: source.isExact };
    return result.length > longestPrinted ? undefined : { kind: 'printed', text: result };
}
function isGood({ outcome }) {
    return outcome.kind === 'returned' || outcome.kind === 'rejected';
}
