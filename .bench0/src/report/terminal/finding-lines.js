import { shortenToWidth, wrapToWidth } from '../../core/text/display-width.js';
import { shownJson } from '../../core/text/shown-json.js';
import { findingText } from '../../finding/finding-text.js';
import { mostShown } from './text-view.js';
const indent = ' '.repeat(9);
/** How many of the decisions before a failure are shown; the folder of the finding has more. */
const usualSteps = 6;
/** Lays out a finding: kind and error, place, code, input, path, and how to run it again. */
export function findingLines(finding, view) {
    const [title = '', ...lines] = findingText(finding, mostShown(view, usualSteps)).split('\n');
    return [
        ...wrapToWidth(styledTitle(title, finding, view), view.width, indent),
        ...lines.flatMap((line) => laidOut(line, view)),
    ];
}
/** Formats a finding that was just found; it is shown in full at the end of the campaign. */
export function foundLines(finding, view) {
    const { kind, error, site, compact, minimized } = finding;
    const title = `${view.style.red(`found ${kind}`)}: ${(error.split('\n')[0] ?? '').replaceAll('\t', ' ')}`;
    return [
        ...wrapToWidth(title, view.width, indent),
        ...(site === '' ? [] : laidOut(`  at     ${site}`, view)),
        ...laidOut(`  input  ${compact ?? shownJson(minimized)}`, view),
    ];
}
function styledTitle(title, { id, kind }, { style }) {
    const rest = title.slice(`${id} ${kind}`.length).replaceAll('\t', ' ');
    return `${style.bold(id)} ${style.red(kind)}${rest}`;
}
/** Wraps a line of a finding. Code and steps are shortened; a command is neither, so that it can be copied. */
function laidOut(line, { style, width }) {
    if (line.startsWith(indent))
        return [width === undefined ? line : shortenToWidth(line, width)];
    const [, name] = /^ {2}(\w+) /u.exec(line) ?? [];
    if (name === undefined)
        return wrapToWidth(line, width, indent);
    const [first = '', ...others] = name === 'replay' ? [line] : wrapToWidth(line, width, indent);
    return [`  ${style.dim(name)}${first.slice(2 + name.length)}`, ...others];
}
