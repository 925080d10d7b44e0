import type { PageInput } from '../../page-data.ts';
import { h } from '../dom.ts';
import { derivationTree } from '../parts/derivation-tree.ts';
import { filterBar } from '../parts/filter-bar.ts';
import { visibleInput } from '../parts/visible-input.ts';
import { counted, empty, inputLink, siteLink } from '../parts/page-elements.ts';
import type { PageReport } from '../report.ts';
import { linkTo, type View } from '../view.ts';

export const inputsView: View = {
  name: 'inputs',
  title: 'Inputs',
  count: ({ data }) => data.inputs.length,
  render: (report, detail) => {
    const { inputs, inputsLeftOut } = report.data;
    if (inputs.length === 0) return h('div', { class: 'view' }, empty('No input brought new coverage.'));
    const chosen = report.inputs.get(detail) ?? inputs[0]!;
    const rows = inputs.map((input) => ({ input, row: inputRow(input, input === chosen) }));
    const bar = filterBar([...new Set(inputs.map(({ originKind }) => originKind))], 'filter inputs', (text, kind) => {
      let shown = 0;
      for (const { input, row } of rows) {
        const isShown = (kind === undefined || input.originKind === kind) && textOf(input).includes(text);
        row.hidden = !isShown;
        shown += Number(isShown);
      }
      return shown;
    });
    const current = rows.find(({ input }) => input === chosen)?.row;
    requestAnimationFrame(() => current?.scrollIntoView({ block: 'nearest' }));
    return h(
      'div',
      { class: 'view with-side wide-side' },
      h(
        'div',
        { class: 'side list' },
        bar,
        h('nav', { 'aria-label': 'inputs' }, ...rows.map(({ row }) => row)),
        inputsLeftOut > 0 && h('p', { class: 'muted' }, `${counted(inputsLeftOut, 'further input')} not shown`),
      ),
      inputDetails(report, chosen, detail === '' && report.inputs.get(detail) === undefined),
    );
  },
};

function textOf({ id, input, origin, outcome }: PageInput): string {
  return `${id} ${origin} ${outcome} ${input.text}`.toLowerCase();
}

function inputRow({ id, input, outcome, gain }: PageInput, isCurrent: boolean): HTMLElement {
  const short = { ...input, text: input.text.slice(0, 40) };
  return h(
    'a',
    { href: linkTo('inputs', id), ...(isCurrent ? { 'aria-current': 'page' } : {}) },
    visibleInput(short.text.length < input.text.length ? { ...short, length: short.text.length } : input),
    h('span', { class: 'muted' }, `+${gain} ${outcome}`),
  );
}

function inputDetails(report: PageReport, input: PageInput, isDefault: boolean): HTMLElement {
  const { id, outcome, gain, firstArms, runs, seconds } = input;
  const derivation = report.data.grammar?.derivations[id];
  const when = runs === undefined ? '' : `, after ${counted(runs, 'run')} and ${(seconds ?? 0).toFixed(2)} s`;
  return h(
    'section',
    { class: 'card', 'data-default': isDefault },
    h('h2', {}, 'Input ', h('code', {}, id)),
    h('pre', { class: 'whole-input', tabindex: '0' }, visibleInput(input.input)),
    h('p', { class: 'muted' }, `${outcome}; covered ${counted(gain, 'new place')}${when}`),
    h('h3', {}, 'Ancestry'),
    ancestry(report, input),
    derivation && h('h3', {}, 'Derivation'),
    derivation && derivationTree(derivation),
    firstArms.length > 0 && h('h3', {}, 'Took first'),
    firstArms.length > 0 &&
      h(
        'ul',
        { class: 'plain' },
        ...firstWays(firstArms).map(([site, ways]) =>
          h('li', {}, siteLink(site), h('span', { class: 'muted' }, ` ${ways}`)),
        ),
      ),
  );
}

/** The ways at each place; several branches may begin there. */
function firstWays(arms: PageInput['firstArms']): readonly (readonly [string, string])[] {
  const ways = new Map<string, Set<boolean>>();
  for (const { site, when: way } of arms) ways.set(site, (ways.get(site) ?? new Set()).add(way));
  return [...ways].map(([site, taken]) => [site, [...taken].join(', ')]);
}

/** The input, the input that it was made of, and so on. */
function ancestry(report: PageReport, input: PageInput): HTMLElement {
  const list = h('ol', { class: 'ancestry' });
  const seen = new Set<string>();
  let at: PageInput | undefined = input;
  while (at !== undefined && !seen.has(at.id)) {
    seen.add(at.id);
    list.append(
      h(
        'li',
        {},
        h('div', {}, visibleInput({ ...at.input, text: at.input.text.slice(0, 200) }), ' ', inputLink(at.id)),
        h('div', { class: 'muted' }, at.origin, at.flipped !== undefined && flippedLine(report, at.flipped)),
      ),
    );
    const parent: string | undefined = at.parent;
    at = parent === undefined ? undefined : report.inputs.get(parent);
    if (parent !== undefined && at === undefined)
      list.append(h('li', { class: 'muted' }, `${parent}: brought no new coverage, so it was not kept`));
  }
  return list;
}

function flippedLine(report: PageReport, site: string): HTMLElement | undefined {
  const line = report.lineOf(site);
  return line === undefined ? undefined : h('div', {}, siteLink(site, line.trim()));
}
