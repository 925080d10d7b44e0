import { highlightsOf } from './highlight.js';
const longestInput = 2000;
const longestText = 4000;
const mostInputs = 2000;
const mostAllSource = 1 << 19;
/** Takes from a report what the page shows. */
export function pageDataOf(report) {
    let sourceLeft = mostAllSource;
    return {
        ...report,
        files: report.files.map(({ source, ...file }) => {
            if (source === undefined || source.length > sourceLeft)
                return { ...file, highlights: [] };
            sourceLeft -= source.length;
            return { ...file, source, highlights: highlightsOf(file.path, source) };
        }),
        branches: report.branches.map((branch) => ({
            ...branch,
            arms: branch.arms.map(withoutInput),
        })),
        findings: report.findings.map(shownFinding),
        inputs: report.inputs
            .slice(0, mostInputs)
            .map(({ input, ...rest }) => ({ ...rest, input: shownInput(input, rest.encoding) })),
        inputsLeftOut: Math.max(0, report.inputs.length - mostInputs),
    };
}
/** The page finds inputs by their ids. */
function withoutInput({ when, state, runs, inputId, reason, proof, concretizations, after }) {
    return {
        when,
        state,
        runs,
        ...(inputId === undefined ? {} : { inputId }),
        ...(reason === undefined ? {} : { reason }),
        ...(proof === undefined ? {} : { proof }),
        ...(concretizations === undefined ? {} : { concretizations }),
        ...(after === undefined ? {} : { after }),
    };
}
function shownFinding({ input, minimized, firstRun, ...finding }) {
    const { encoding } = finding;
    return {
        ...withCutStrings(finding),
        firstRun: { run: firstRun.run, origin: firstRun.origin },
        input: shownInput(input, encoding),
        minimized: shownInput(minimized, encoding),
    };
}
function withCutStrings(value) {
    const text = JSON.stringify(value, (_key, part) => (typeof part === 'string' ? cut(part) : part));
    return JSON.parse(text);
}
function shownInput(input, encoding) {
    const isText = encoding === 'utf8' || encoding === 'utf16';
    const text = typeof input !== 'string' ? JSON.stringify(input) : encoding === 'base64' ? hexadecimal(input) : input;
    return { text: text.slice(0, longestInput), isText, length: text.length };
}
function hexadecimal(base64) {
    return (Buffer.from(base64, 'base64').toString('hex').match(/../gu) ?? []).join(' ');
}
function cut(text) {
    return text.length <= longestText ? text : `${text.slice(0, longestText)}... (${text.length} characters in all)`;
}
