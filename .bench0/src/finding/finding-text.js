import { shownJson } from '../core/text/shown-json.js';
import { codeFrameText } from './code-frame.js';
import { differenceRows } from './difference-text.js';
import { stepsText } from './finding-steps-text.js';
/** Formats a finding for a terminal: with the last decisions before the failure, as many as `mostSteps`. */
export function findingText(finding, mostSteps = Infinity) {
    const { id, kind, error, site, encoding, minimized, compact, firstRun, origin, replay, isFlaky, cutShort } = finding;
    const flaky = isFlaky ? ' (flaky)' : '';
    const rows = [
        `${id} ${kind}${flaky}: ${error.split('\n')[0] ?? ''}`,
        ...(site === '' ? [] : [`  at     ${site}`]),
        ...frameRows(finding),
        `  input  ${compact ?? shownJson(minimized)}${encoding === 'base64' ? ' (bytes in base64)' : ''}`,
        ...differenceRows(finding),
        ...valueRows(finding),
        ...stepRows(finding, mostSteps),
        `  from   ${origin}`,
        ...(firstRun.run === 0 ? [] : [`  first  run ${firstRun.run}${firstInputText(finding)}`]),
        `  replay ${replay}`,
        ...(cutShort === undefined ? [] : [cutText(cutShort)]),
    ];
    return rows.join('\n');
}
function frameRows({ frame }) {
    return frame === undefined ? [] : indented(codeFrameText(frame).split('\n'));
}
function valueRows({ values = [] }) {
    return values.map(({ name, value }, i) => `  ${i === 0 ? 'values' : '      '} ${name} = ${shownJson(value)}`);
}
function stepRows({ steps = [], stepsLeftOut = 0, encoding, minimized }, most) {
    const shown = steps.slice(-most);
    if (shown.length === 0)
        return [];
    const isText = (encoding === 'utf8' || encoding === 'utf16') && typeof minimized === 'string';
    const total = steps.length + stepsLeftOut;
    const count = shown.length < total
        ? `the last ${shown.length} of ${total} decisions`
        : `${total} ${total === 1 ? 'decision' : 'decisions'}`;
    return [`  path   ${count} that read the input`, ...indented(stepsText(shown, isText ? minimized : undefined))];
}
/** The input of the first run, if it is another one. */
function firstInputText({ firstRun, minimized }) {
    const first = shownJson(firstRun.input);
    return first === shownJson(minimized) ? '' : `, with ${first}`;
}
const cutTexts = { time: 'time limit reached', interrupted: 'interrupted' };
function cutText({ what, by }) {
    return `  not ${what === 'minimizing' ? 'minimized' : 'confirmed'}: ${cutTexts[by]}`;
}
function indented(rows) {
    return rows.map((row) => `         ${row}`);
}
