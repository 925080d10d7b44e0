import type { CampaignSummary } from '../../campaign/summarize/summarize.ts';
import { shownInput } from '../../core/text/shown-input.ts';
import { undecidedCounts } from '../undecided-text.ts';
import { row, rowsNamed, type Row } from './row.ts';
import { mostShown, type TextView } from './text-view.ts';

const usualNumber = 3;

/** Returns the figures of the solver, and what could not be solved or followed. */
export function engineRows(summary: CampaignSummary, view: TextView): readonly Row[] {
  return [
    row('solver', solverText(summary)),
    ...linkRows(summary, view),
    ...rowsNamed('unknown', unknownTexts(summary, view)),
    ...rowsNamed('native', unrewrittenTexts(summary)),
    ...rowsNamed('concrete', cut(concretizationTexts(summary), view)),
    ...rowsNamed('lost', lossTexts(summary).slice(0, mostShown(view, usualNumber))),
  ];
}

function solverText({ solver }: CampaignSummary): string {
  const { queries, sat, unsat, unknown } = solver;
  return queries === 0 ? 'not used' : `${queries} flips: ${sat} sat, ${unsat} unsat, ${unknown} unknown`;
}

function linkRows({ solver }: CampaignSummary, { detail }: TextView): readonly Row[] {
  const links = Object.entries(solver.byLink).map(([link, count]) => `${count} ${link}`);
  return detail === 'verbose' && links.length > 0 ? [row('', `answers by link: ${links.join(', ')}`)] : [];
}

/** The reasons in words for users; `--verbose` adds what each link of the solver answered. */
function unknownTexts({ solver: { unknownReasons } }: CampaignSummary, { detail }: TextView): readonly string[] {
  const texts = undecidedCounts(unknownReasons).map(([text, count]) => `${flipsText(count)}: ${text}`);
  if (detail !== 'verbose') return texts;
  return [...texts, ...Object.entries(unknownReasons).map(([reason, count]) => `${reason} (${timesText(count)})`)];
}

function flipsText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'flip' : 'flips'}`;
}

function unrewrittenTexts({ engine }: CampaignSummary): readonly string[] {
  return engine.unrewritten.map(({ file, why }) => `${file} runs without instrumentation: ${why}`);
}

function concretizationTexts({ engine }: CampaignSummary): readonly string[] {
  return engine.concretizations.map(({ site, why, count }) => `${site} ${why} (${timesText(count)})`);
}

function lossTexts({ losses }: CampaignSummary): readonly string[] {
  return losses.map(({ site, count, inputs }) => {
    const [a, b] = inputs.map((input) => shownInput(input.input));
    return `${site} took different branches for ${a} and ${b} after equal recorded paths (${timesText(count)})`;
  });
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

/** Shows the first texts, and the number of the others. */
function cut(texts: readonly string[], view: TextView): readonly string[] {
  const shown = texts.slice(0, mostShown(view, usualNumber));
  const more = texts.length - shown.length;
  return more > 0 ? [...shown, `and at ${more} more ${more === 1 ? 'site' : 'sites'}`] : shown;
}
