import type { CampaignSummary } from '../campaign/summarize/summarize.ts';
import { findingText } from '../finding/finding-text.ts';
import { givenRows } from './given-text.ts';
import { completenessText } from './completeness-text.ts';
import { row } from './row.ts';
import { shownJson } from '../core/text/shown-json.ts';

/** How many of the decisions before a failure are shown; the folder of the finding has more. */
const mostStepsShown = 6;

/** Formats the summary of a campaign for the terminal. */
export function campaignText(summary: CampaignSummary): string {
  const { target, strategy, seed, runs, paths, kept, folder, findings } = summary;
  const rows = [
    `${target}: ${strategy}, seed ${seed}`,
    '',
    ...givenRows(summary),
    row(
      'runs',
      `${runs} in ${summary.seconds.toFixed(1)} s, ${paths} different paths; ${stopTexts[summary.stoppedBy]}`,
    ),
    ...reachedRows(summary),
    ...tokenRows(summary),
    row('outcomes', outcomesText(summary)),
    row('coverage', coverageText(summary)),
    ...wordRows(summary),
    row('solver', solverText(summary)),
    ...unknownRows(summary),
    ...unrewrittenRows(summary),
    ...concretizationRows(summary),
    ...lossRows(summary),
    row('complete', completenessText(summary)),
    row('kept', `${kept} inputs in ${folder}/corpus`),
    row('findings', findings.length === 0 ? 'none' : String(findings.length)),
    ...specificationRows(summary),
    ...baselineRows(summary),
    ...findings.flatMap((finding) => (finding.status === 'known' ? [] : ['', findingText(finding, mostStepsShown)])),
  ];
  return `${rows.join('\n')}\n`;
}

const stopTexts: Readonly<Record<CampaignSummary['stoppedBy'], string>> = {
  time: 'stopped: time limit reached',
  runs: 'stopped: run limit reached',
  plateau: 'stopped: no new coverage for too long (plateau)',
  interrupted: 'stopped: interrupted',
  exhausted: 'stopped: nothing left to try',
};

function reachedRows({ reached }: CampaignSummary): readonly string[] {
  if (reached === undefined) return [];
  const { count, size, length, holes } = reached;
  const what = holes === undefined ? 'words' : `templates, up to ${holes} holes`;
  return [row('reached', `${count} ${what}, up to size ${size}, up to ${length} characters`)];
}

const mostTokensShown = 5;

function tokenRows({ tokens }: CampaignSummary): readonly string[] {
  if (tokens === undefined) return [];
  const { place, fields, terminals, refused, unknown } = tokens;
  const others = tokensText('rejected', refused) + tokensText('never observed', unknown);
  return [row('tokens', `${terminals.known} of ${terminals.total} by ${fields.join(', ')} (${place})${others}`)];
}

function wordRows({ words }: CampaignSummary): readonly string[] {
  if (words === undefined) return [];
  const { sampled, inGrammar, kPaths } = words;
  const paths = Object.entries(kPaths).map(([k, { covered, total }]) => `${covered} of ${total} ${k}-paths`);
  const share = `${Math.round(100 * inGrammar)}% of ${sampled} sampled inputs are words`;
  return [row('grammar', `${share}; the corpus covers ${paths.join(', ')}`)];
}

function tokensText(what: string, texts: readonly string[]): string {
  if (texts.length === 0) return '';
  const shown = texts.slice(0, mostTokensShown).map((text) => JSON.stringify(text));
  return `, ${what}: ${shown.join(' ')}${shown.length < texts.length ? '...' : ''}`;
}

function outcomesText({ outcomes }: CampaignSummary): string {
  const seen = Object.entries(outcomes).filter(([, count]) => count > 0);
  return seen.length === 0 ? 'none' : seen.map(([kind, count]) => `${count} ${kind}`).join(', ');
}

function coverageText({ coverage }: CampaignSummary): string {
  const kinds = ['branches', 'statements', 'functions'] as const;
  return kinds.map((kind) => `${coverage[kind].covered} of ${coverage[kind].total} ${kind}`).join(', ');
}

function solverText({ solver }: CampaignSummary): string {
  const { queries, sat, unsat, unknown } = solver;
  return queries === 0 ? 'not used' : `${queries} flips: ${sat} sat, ${unsat} unsat, ${unknown} unknown`;
}

function timesText(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}

const mostReasonsShown = 3;

function unknownRows({ solver }: CampaignSummary): readonly string[] {
  const shown = Object.entries(solver.unknownReasons).slice(0, mostReasonsShown);
  return shown.map(([reason, count], i) => row(i === 0 ? 'unknown' : '', `${reason} (${timesText(count)})`));
}

function unrewrittenRows({ engine }: CampaignSummary): readonly string[] {
  return engine.unrewritten.map(({ file, why }, i) =>
    row(i === 0 ? 'native' : '', `${file} runs without instrumentation: ${why}`),
  );
}

const mostConcretizationsShown = 3;

function concretizationRows({ engine }: CampaignSummary): readonly string[] {
  const shown = engine.concretizations.slice(0, mostConcretizationsShown);
  const rows = shown.map(({ site, why, count }, i) =>
    row(i === 0 ? 'concrete' : '', `${site} ${why} (${timesText(count)})`),
  );
  const more = engine.concretizations.length - shown.length;
  return more > 0 ? [...rows, row('', `and at ${more} more ${more === 1 ? 'site' : 'sites'}`)] : rows;
}

const mostLossesShown = 3;

function lossRows({ losses }: CampaignSummary): readonly string[] {
  return losses.slice(0, mostLossesShown).map(({ site, count, inputs }, i) => {
    const [a, b] = inputs.map((input) => shownJson(input.input));
    return row(
      i === 0 ? 'lost' : '',
      `${site} took different branches for ${a} and ${b} after equal recorded paths (${timesText(count)})`,
    );
  });
}

/** The known findings, one line each, and those that were fixed. */
function baselineRows({ baseline, findings }: CampaignSummary): readonly string[] {
  if (baseline === undefined) return [];
  const { file, fixed, updated } = baseline;
  const counts = `${baseline.new} new, ${baseline.known} known, ${fixed.length} fixed`;
  const hint = fixed.length > 0 && !updated ? ' (--update-baseline removes what is fixed)' : '';
  return [
    row('baseline', `${counts} in ${file}${updated ? ', which was updated' : hint}`),
    ...findings
      .filter(({ status }) => status === 'known')
      .map(({ id, kind, error }) => row('', `known: ${id} ${kind}: ${error.split('\n')[0] ?? ''}`)),
    ...fixed.map(({ kind, error }) => row('', `fixed: ${kind}: ${error}`)),
  ];
}

function specificationRows({ specification }: CampaignSummary): readonly string[] {
  if (specification === undefined) return [];
  const { file, rows, decisions } = specification;
  const counts = Object.entries(decisions).filter(([, count]) => count > 0);
  return [row('spec', `${rows} rows in ${file}: ${counts.map(([name, count]) => `${count} ${name}`).join(', ')}`)];
}
