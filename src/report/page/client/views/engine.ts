import { undecidedText } from '../../../undecided-text.ts';
import { h, withProperty } from '../dom.ts';
import { empty, inputLink, percent, section, siteLink, table, tile } from '../parts/page-elements.ts';
import type { PageReport } from '../report.ts';
import type { View } from '../view.ts';

export const engineView: View = {
  name: 'engine',
  title: 'Engine',
  render: (report) =>
    h(
      'div',
      { class: 'view' },
      h('div', { class: 'tiles' }, ...tiles(report)),
      section('Solver time by link', linkTable(report)),
      section('Slowest queries', slowTable(report)),
      section('Undecided', reasonTable(report)),
      section('Values that were not followed', concretizationTable(report)),
      section('Silent losses', lossTable(report)),
      section('Outcomes', outcomeTable(report)),
      nativeFiles(report),
    ),
};

function tiles({ data: { solver, engine } }: PageReport): readonly HTMLElement[] {
  return [
    tile('Flips', solver.queries.toLocaleString('en'), `${solver.seconds.toFixed(2)} s of solving`),
    tile('sat', solver.sat.toLocaleString('en'), percent(solver.sat, solver.queries)),
    tile('unsat', solver.unsat.toLocaleString('en'), percent(solver.unsat, solver.queries)),
    tile('unknown', solver.unknown.toLocaleString('en'), percent(solver.unknown, solver.queries)),
    tile('Recordings', engine.recordings.toLocaleString('en'), `${engine.events.toLocaleString('en')} events`),
  ];
}

function linkTable({ data: { solver } }: PageReport): HTMLElement {
  const links = Object.entries(solver.byLink).sort(([, a], [, b]) => b.milliseconds - a.milliseconds);
  if (links.length === 0) return empty('The solver was not used.');
  const most = Math.max(...links.map(([, { milliseconds }]) => milliseconds), 0.001);
  const rows = links.map(([link, { flips, milliseconds }]) => [
    h('code', {}, link),
    bar(milliseconds / most),
    `${milliseconds.toFixed(1)} ms`,
    flips.toLocaleString('en'),
    `${(milliseconds / Math.max(1, flips)).toFixed(2)} ms`,
  ]);
  return table(['link that answered', 'time', '', 'flips', 'each'], rows, [2, 3, 4]);
}

function bar(share: number): HTMLElement {
  return h('div', { class: 'bar' }, withProperty(h('span', {}), 'width', `${Math.max(1, 100 * share)}%`));
}

function slowTable({ data: { solver } }: PageReport): HTMLElement {
  if (solver.slowest.length === 0) return empty('The solver was not used.');
  const rows = solver.slowest.map(({ site, verdict, by, reason, milliseconds, input }) => [
    `${milliseconds.toFixed(1)} ms`,
    h('span', { class: `badge verdict-${verdict}` }, verdict),
    site === '' || site === 'unknown' ? 'within a built-in function' : siteLink(site),
    h('span', { class: 'reason' }, by ?? reason ?? ''),
    inputLink(input),
  ]);
  return table(['time', 'verdict', 'branch', 'answered by, or reason', 'path of input'], rows, [0]);
}

function reasonTable({ data: { solver } }: PageReport): HTMLElement {
  const reasons = Object.entries(solver.unknownReasons);
  if (reasons.length === 0) return empty('Every flip was decided.');
  const rows = reasons.map(([reason, count]) => [
    undecidedText(reason),
    h('span', { class: 'reason muted' }, reason),
    count.toLocaleString('en'),
  ]);
  return table(['why', 'answers of the links', 'flips'], rows, [2]);
}

function concretizationTable(report: PageReport): HTMLElement {
  const { concretizations } = report.data.engine;
  if (concretizations.length === 0) return empty('Every value that depends on the input was followed.');
  const rows = concretizations
    .slice(0, 200)
    .map(({ site, why, count }) => [
      siteLink(site),
      h('code', { class: 'snippet' }, report.lineOf(site)?.trim() ?? ''),
      why,
      count.toLocaleString('en'),
    ]);
  return table(['place', 'line', 'why', 'times'], rows, [3]);
}

function lossTable({ data: { engine } }: PageReport): HTMLElement {
  if (engine.losses.length === 0) return empty('No two inputs with the same recorded path took different ways.');
  const rows = engine.losses.map(({ site, count, inputs }) => [
    siteLink(site),
    h('code', {}, inputs.map((input) => JSON.stringify(input).slice(0, 100)).join('  ')),
    count.toLocaleString('en'),
  ]);
  return table(['place', 'two inputs that differ there', 'times'], rows, [2]);
}

function outcomeTable({ data: { campaign } }: PageReport): HTMLElement {
  const seen = Object.entries(campaign.outcomes).filter(([, count]) => count > 0);
  const rows = seen.map(([outcome, count]) => [
    outcome,
    bar(count / Math.max(1, campaign.runs)),
    count.toLocaleString('en'),
    percent(count, campaign.runs),
  ]);
  return table(['outcome', 'share', 'runs', ''], rows, [2, 3]);
}

function nativeFiles({ data: { engine } }: PageReport): HTMLElement | undefined {
  if (engine.unrewritten.length === 0) return undefined;
  const rows = engine.unrewritten.map(({ file, why }) => [h('code', {}, file), why]);
  return section('Files that run without instrumentation', table(['file', 'why'], rows));
}
