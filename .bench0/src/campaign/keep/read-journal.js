import { CoppiceError } from '../../core/coppice-error.js';
import { isPathId } from '../../core/path-id.js';
import { SourceText } from '../../core/text/source-text.js';
import { decodeInput } from '../../execution/input/encoded-input.js';
import { Counter } from '../summarize/counts.js';
/** Reads the complete lines of a journal. Throws a `CoppiceError` at the first line that is not a valid entry. */
export function readJournal(file, text) {
    const entries = [];
    let offset = 0;
    for (const line of text.split('\n').slice(0, -1)) {
        const entry = parsed(line);
        const problem = typeof entry === 'string' ? entry : problemOf(entry, entries.length === 0);
        if (problem !== undefined) {
            const source = new SourceText(file, text);
            throw new CoppiceError('malformed-journal', problem, {
                location: source.locationAt(offset),
                hint: 'delete this line and all after it to continue from there, or leave out --resume to start anew',
            });
        }
        entries.push(entry);
        offset += line.length + 1;
    }
    return entries;
}
function parsed(line) {
    try {
        const value = JSON.parse(line);
        return typeof value === 'object' && value !== null ? value : 'this line is not a journal entry';
    }
    catch (error) {
        return `this line is not valid JSON: ${error.message}`;
    }
}
function problemOf(entry, isFirst) {
    const kind = String(entry['kind']);
    const check = Object.hasOwn(checks, kind) ? checks[kind] : undefined;
    if (check === undefined)
        return `unknown kind of journal entry: \`${kind}\``;
    if (isFirst !== (kind === 'campaign')) {
        return isFirst ? 'the first entry does not describe the campaign' : 'this entry starts a second campaign';
    }
    return check(entry);
}
const hasId = ({ id }) => (isPathId(id) ? undefined : `\`${String(id)}\` is not an input id`);
const inputProblem = ({ encoding, input, symbolic }) => {
    if (!['utf8', 'utf16', 'base64', 'args'].includes(encoding))
        return 'the encoding of the input is not known';
    try {
        const written = { encoding: encoding, input: input };
        decodeInput(symbolic === undefined ? written : { ...written, symbolic: symbolic });
        return undefined;
    }
    catch (error) {
        return error instanceof CoppiceError ? error.message : 'the input cannot be read';
    }
};
const hasInput = (entry) => {
    const isFrom = typeof entry['origin']?.['kind'] === 'string';
    return isFrom ? inputProblem(entry) : 'the origin of the input is missing';
};
const checks = {
    campaign: ({ target }) => (typeof target === 'string' ? undefined : 'the target of the campaign is missing'),
    kept: (entry) => hasId(entry) ?? hasInput(entry),
    expanded: hasId,
    finding: (entry) => {
        const failing = entry['failing'];
        const texts = ['kind', 'errorClass', 'message', 'stack', 'site', 'signature'];
        const isWhole = texts.every((name) => typeof failing?.[name] === 'string');
        return isWhole ? hasInput(entry) : 'the failure of the finding is missing or incomplete';
    },
    counts: ({ counts, monitor, newPaths }) => {
        if (!isLike(counts, new Counter({ nowMs: 0 }).counts()))
            return 'the counts are malformed';
        if (monitor !== undefined && !isMonitorCounts(monitor))
            return 'the monitor counts are malformed';
        const isList = Array.isArray(newPaths) && newPaths.every((path) => typeof path === 'number');
        return isList ? undefined : '`newPaths` is not an array of numbers';
    },
};
function isMonitorCounts(value) {
    if (!isLike(value, { samples: 0, isUnsteady: false, losses: [] }))
        return false;
    return value.losses.every((loss) => {
        if (!isLike(loss, { site: '', count: 0, inputs: [] }))
            return false;
        const { inputs } = loss;
        return inputs.length === 2 && inputs.every(isInput);
    });
}
function isInput(value) {
    return isLike(value, {}) && inputProblem(value) === undefined;
}
/**
 * Returns true if the value has at least the keys of the example, with the same types; numbers must not be negative.
 */
function isLike(value, template) {
    if (Array.isArray(template))
        return Array.isArray(value);
    if (typeof template === 'number')
        return typeof value === 'number' && value >= 0;
    if (typeof template !== 'object' || template === null)
        return typeof value === typeof template;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        return false;
    return Object.entries(template).every(([key, part]) => isLike(value[key], part));
}
