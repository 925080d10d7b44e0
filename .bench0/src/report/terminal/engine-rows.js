import { shownJson } from '../../core/text/shown-json.js';
import { row, rowsNamed } from './row.js';
import { mostShown } from './text-view.js';
const usualNumber = 3;
/** Returns the figures of the solver, and what could not be solved or followed. */
export function engineRows(summary, view) {
    return [
        row('solver', solverText(summary)),
        ...linkRows(summary, view),
        ...rowsNamed('unknown', unknownTexts(summary).slice(0, mostShown(view, usualNumber))),
        ...rowsNamed('native', unrewrittenTexts(summary)),
        ...rowsNamed('concrete', cut(concretizationTexts(summary), view)),
        ...rowsNamed('lost', lossTexts(summary).slice(0, mostShown(view, usualNumber))),
    ];
}
function solverText({ solver }) {
    const { queries, sat, unsat, unknown } = solver;
    return queries === 0 ? 'not used' : `${queries} flips: ${sat} sat, ${unsat} unsat, ${unknown} unknown`;
}
function linkRows({ solver }, { detail }) {
    const links = Object.entries(solver.byLink).map(([link, count]) => `${count} ${link}`);
    return detail === 'verbose' && links.length > 0 ? [row('', `answers by link: ${links.join(', ')}`)] : [];
}
function unknownTexts({ solver }) {
    return Object.entries(solver.unknownReasons).map(([reason, count]) => `${reason} (${timesText(count)})`);
}
function unrewrittenTexts({ engine }) {
    return engine.unrewritten.map(({ file, why }) => `${file} runs without instrumentation: ${why}`);
}
function concretizationTexts({ engine }) {
    return engine.concretizations.map(({ site, why, count }) => `${site} ${why} (${timesText(count)})`);
}
function lossTexts({ losses }) {
    return losses.map(({ site, count, inputs }) => {
        const [a, b] = inputs.map((input) => shownJson(input.input));
        return `${site} took different branches for ${a} and ${b} after equal recorded paths (${timesText(count)})`;
    });
}
function timesText(count) {
    return count === 1 ? 'once' : `${count} times`;
}
/** Shows the first texts, and the number of the others. */
function cut(texts, view) {
    const shown = texts.slice(0, mostShown(view, usualNumber));
    const more = texts.length - shown.length;
    return more > 0 ? [...shown, `and at ${more} more ${more === 1 ? 'site' : 'sites'}`] : shown;
}
