import type { FileReport } from '../../../data/report-data.ts';
import { h } from '../dom.ts';
import { stateBar } from '../parts/arm-states.ts';
import { coverageChart } from '../parts/chart.ts';
import { commandLine } from '../parts/copy-button.ts';
import { visibleInput } from '../parts/visible-input.ts';
import { counted, empty, percent, section, siteLink, table, tile } from '../parts/page-elements.ts';
import { limitWords } from '../../../limit-words.ts';
import { inputSources } from '../../../input-sources.ts';
import type { PageReport } from '../report.ts';
import { linkTo, type View } from '../view.ts';

export const overview: View = {
  name: 'overview',
  title: 'Overview',
  render: (report) => {
    const { coverage, timeline } = report.data;
    return h(
      'div',
      { class: 'view' },
      h('div', { class: 'tiles' }, ...tiles(report)),
      section('Branches', stateBar(report.arms, true)),
      h(
        'div',
        { class: 'columns' },
        section(
          'Coverage over time',
          timeline.length > 0
            ? coverageChart(timeline, coverage.branches.total)
            : empty('The campaign kept no input with its time.'),
        ),
        section('What to do next', completeness(report), nextSteps(report)),
      ),
      section('Findings', findingList(report)),
      section('Files', fileTable(report)),
      section('Inputs of the target', parameterTable(report)),
    );
  },
};

function tiles({ data }: PageReport): readonly HTMLElement[] {
  const { coverage, entered, campaign, findings, inputs, inputsLeftOut } = data;
  const { covered, total } = entered.branches;
  const rate = campaign.runs / Math.max(0.001, campaign.seconds);
  return [
    tile('Branches', percent(covered, total), `${covered} of ${total} in functions that ran`),
    tile(
      'Statements',
      percent(coverage.statements.covered, coverage.statements.total),
      `${coverage.statements.covered} of ${coverage.statements.total}`,
    ),
    tile('Findings', String(findings.length), kindsText(findings.map(({ kind }) => kind))),
    tile('Runs', campaign.runs.toLocaleString('en'), `${Math.round(rate).toLocaleString('en')} per second`),
    tile('Paths', campaign.paths.toLocaleString('en'), 'different recorded paths'),
    tile('Corpus', String(inputs.length + inputsLeftOut), 'inputs with new coverage'),
  ];
}

function kindsText(kinds: readonly string[]): string {
  return kinds.length === 0 ? 'nothing failed' : [...new Set(kinds)].join(', ');
}

function completeness({ data: { campaign } }: PageReport): HTMLElement {
  const text = campaign.complete
    ? 'Complete: every feasible path within the bounds was run.'
    : `Not complete: ${campaign.limits.map(limitWords).join('; ')}.`;
  return h('p', { class: 'muted' }, text);
}

function nextSteps({ data: { advice } }: PageReport): HTMLElement {
  if (advice.length === 0) return empty('Nothing: the report has no advice.');
  const item = ({ text, command }: (typeof advice)[number]): HTMLElement =>
    h('li', {}, h('p', {}, ...withCode(text)), command !== undefined && commandLine(command));
  return h('ol', { class: 'steps' }, ...advice.map(item));
}

/** Sets the parts between backquotes as code. */
function withCode(text: string): readonly (HTMLElement | string)[] {
  return text.split('`').map((part, i) => (i % 2 === 1 ? h('code', {}, part) : part));
}

function findingList({ data: { findings } }: PageReport): HTMLElement {
  if (findings.length === 0) return empty('No input failed.');
  const rows = findings.map((finding) => [
    h('a', { href: linkTo('findings', finding.id) }, finding.error.split('\n')[0] ?? finding.id),
    h('span', { class: 'badge kind' }, finding.kind),
    siteLink(finding.site),
    visibleInput({ ...finding.minimized, text: finding.minimized.text.slice(0, 80) }),
  ]);
  return table(['error', 'kind', 'place', 'smallest input'], rows);
}

function fileTable({ data: { files, branches } }: PageReport): HTMLElement {
  if (files.length === 0) return empty('The campaign has not written which files it loaded.');
  const row = ({ path, coverage }: FileReport): readonly (HTMLElement | string)[] => {
    const arms = branches.filter(({ file }) => file === path).flatMap((branch) => branch.arms);
    return [
      h('a', { href: linkTo('source', `${path}:1:1`), class: 'site' }, path),
      arms.length === 0 ? 'no branches' : stateBar(arms, false),
      `${coverage.branches.covered} / ${coverage.branches.total}`,
      `${coverage.statements.covered} / ${coverage.statements.total}`,
      `${coverage.functions.covered} / ${coverage.functions.total}`,
    ];
  };
  return table(['file', 'arms by state', 'branches', 'statements', 'functions'], files.map(row), [2, 3, 4]);
}

function parameterTable({ data: { campaign } }: PageReport): HTMLElement {
  const { parameters, leftOut } = campaign;
  if (parameters.length === 0) return empty('The campaign has not ended, so its inputs are not described.');
  const rows = parameters.map(({ name, domain, from }) => [
    h('code', {}, name),
    h('code', {}, domain),
    inputSources[from],
  ]);
  const notes = leftOut.map(({ name, why }) => h('li', {}, h('code', {}, name), `: ${why}`));
  return h(
    'div',
    {},
    table(['name', 'values', 'known from'], rows),
    notes.length > 0 && h('p', {}, `${counted(notes.length, 'input is', 'inputs are')} never generated:`),
    notes.length > 0 && h('ul', {}, ...notes),
  );
}
