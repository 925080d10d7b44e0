import { constantFrom } from 'fast-check';
import { explore } from '../api/explore.js';
import { encodeInput } from '../execution/input/encoded-input.js';
import { readFindings } from '../finding/read-findings.js';
import { minimizedInput } from '../finding/minimized-input.js';
import { readCorpus } from '../suite/read-corpus.js';
const defaultRuns = 500;
/**
 * Explores a function, and returns the inputs that took new branches or failed: a property of fast-check that holds for
 * all of them was tried in every corner of the function that the engine reached.
 *
 * @example
 * ```ts
 * import { assert, property } from 'fast-check';
 * import { proposedInputs } from 'coppice/fast-check';
 *
 * const { arbitrary, examples } = await proposedInputs<[text: string]>('src/parse.ts#parse', { runs: 1000 });
 * assert(property(arbitrary, ([text]) => text.length < 99), { examples });
 * ```
 */
export async function proposedInputs(target, options = {}) {
    const runs = options.runs ?? defaultRuns;
    const { folder } = await explore(target, { workers: 1, ...options, ...(options.time === undefined ? { runs } : {}) });
    const failed = readFindings(folder).map(({ reported }) => minimizedInput(reported));
    const inputs = [...readCorpus(folder), ...failed].toSorted((a, b) => sizeOf(a) - sizeOf(b)).map(argumentsOf);
    const typed = inputs;
    return { arbitrary: constantFrom(...typed), examples: typed.map((input) => [input]) };
}
function sizeOf(input) {
    return JSON.stringify(encodeInput(input).input).length;
}
function argumentsOf(input) {
    if (input.kind === 'text')
        return [input.text];
    return input.kind === 'bytes' ? [input.bytes] : input.args;
}
