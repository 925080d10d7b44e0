import { compareInputs } from '../oracle/compare-inputs.js';
import { inputText } from './input-text.js';
import { resultGroup } from './result-text.js';
/** New rows per campaign; more are not read. */
const mostNewRows = 60;
/**
 * Adds what a campaign observed to the rows of a specification. Decisions stay. One row is added for each behavior, the
 * smallest input, that no row shows yet. Rows are ordered by result, smallest input first.
 */
export function mergeSpec(rows, observations) {
    const byInput = new Map(observations.map((observation) => [inputText(observation.input), observation]));
    const shown = new Set();
    const merged = [];
    for (const row of rows) {
        const observation = byInput.get(inputText(row.input));
        if (observation === undefined) {
            // A row without a decision goes; an input that now fails, or is nondeterministic, keeps its decision.
            if (row.decision !== 'open')
                merged.push(row);
            continue;
        }
        shown.add(keyOf(observation));
        merged.push(observed(row, observation.result));
    }
    const fresh = observations
        .toSorted((a, b) => compareInputs(a.input, b.input))
        .filter((observation) => {
        const isNew = !shown.has(keyOf(observation));
        shown.add(keyOf(observation));
        return isNew;
    })
        .slice(0, mostNewRows)
        .map(({ input, result }) => ({ input, decision: 'open', observed: result, expected: '', line: 0 }));
    return [...merged, ...fresh].sort((a, b) => compareGroups(resultGroup(a.observed), resultGroup(b.observed)) || compareInputs(a.input, b.input));
}
function observed(row, result) {
    switch (row.decision) {
        case 'ticked':
            // A row that was added by hand, with a tick and no result, is ticked for what is observed first.
            if (row.observed === '' || row.observed === result)
                return { ...row, observed: result };
            return { ...row, decision: 'changed', observed: result, expected: row.observed };
        case 'corrected':
        case 'changed':
            // What was expected holds by now.
            if (row.expected === result)
                return { ...row, decision: 'ticked', observed: result, expected: '' };
            return { ...row, observed: result };
        default:
            return { ...row, observed: result };
    }
}
function keyOf({ behavior, result }) {
    return `${resultGroup(result)} ${behavior}`;
}
/** What returns comes first. */
function compareGroups(a, b) {
    if (a === b)
        return 0;
    if (a === 'returns')
        return -1;
    if (b === 'returns')
        return 1;
    return a < b ? -1 : 1;
}
