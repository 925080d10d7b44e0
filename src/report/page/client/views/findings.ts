import type { PageFinding, ShownInput } from '../../page-data.ts';
import { h } from '../dom.ts';
import { codeFrame } from '../parts/code-frame.ts';
import { findingSteps } from '../parts/finding-steps.ts';
import { commandLine } from '../parts/copy-button.ts';
import { filterBar } from '../parts/filter-bar.ts';
import { visibleInput } from '../parts/visible-input.ts';
import { empty, siteLink } from '../parts/page-elements.ts';
import type { View } from '../view.ts';

export const findingsView: View = {
  name: 'findings',
  title: 'Findings',
  count: ({ data }) => data.findings.length,
  render: (report, detail) => {
    const { findings } = report.data;
    if (findings.length === 0) return h('div', { class: 'view' }, empty('No input failed.'));
    const cards = findings.map((finding) => ({
      finding,
      card: findingCard(finding, detail === '' ? finding === findings[0] : finding.id === detail),
    }));
    const kinds = [...new Set(findings.map(({ kind }) => kind))];
    const bar = filterBar(kinds, 'filter findings', (text, kind) => {
      let shown = 0;
      for (const { finding, card } of cards) {
        const isShown = (kind === undefined || finding.kind === kind) && textOf(finding).includes(text);
        card.hidden = !isShown;
        shown += Number(isShown);
      }
      return shown;
    });
    const target = cards.find(({ finding }) => finding.id === detail)?.card;
    if (target !== undefined) requestAnimationFrame(() => target.scrollIntoView({ block: 'start' }));
    return h('div', { class: 'view' }, findings.length > 1 && bar, ...cards.map(({ card }) => card));
  },
};

function textOf({ id, kind, error, site, minimized }: PageFinding): string {
  return `${id} ${kind} ${error} ${site} ${minimized.text}`.toLowerCase();
}

function findingCard(finding: PageFinding, isOpen: boolean): HTMLDetailsElement {
  const { values = [], firstRun } = finding;
  const { id, kind, error, site, origin, replay, isFlaky, cutShort, minimized, input, compact, stack, frame } = finding;
  const isSmaller = minimized.text !== input.text || minimized.length !== input.length;
  return h(
    'details',
    { class: 'card finding', id: `finding-${id}`, open: isOpen },
    h(
      'summary',
      {},
      h('span', { class: 'badge kind' }, kind),
      isFlaky && h('span', { class: 'badge' }, 'flaky'),
      cutShort && h('span', { class: 'badge' }, cutShort.what === 'confirming' ? 'not confirmed' : 'not minimized'),
      h('span', { class: 'finding-error' }, error.split('\n')[0] ?? id),
      h('span', { class: 'muted finding-id' }, id),
    ),
    h(
      'dl',
      { class: 'facts' },
      ...(site === '' ? [] : fact('place', siteLink(site))),
      ...fact('expected', h('span', {}, finding.expected)),
      ...fact('observed', h('span', {}, finding.observed)),
      ...fact('smallest input', compact === undefined ? foldedInput(minimized) : compactInput(compact, minimized)),
      ...(isSmaller ? fact('found with', foldedInput(input)) : []),
      ...fact('origin', h('span', {}, firstRun.run > 0 ? `${origin}, run ${firstRun.run}` : origin)),
      ...values.flatMap(({ name, value }) => fact(name, h('code', {}, JSON.stringify(value)))),
      ...sides(finding),
    ),
    frame && codeFrame(frame),
    ...findingSteps(finding),
    h('h3', {}, 'Run it again'),
    commandLine(replay),
    stack.length > 0 && h('h3', {}, 'Stack'),
    stack.length > 0 &&
      h(
        'ol',
        { class: 'plain stack' },
        ...stack.map(({ called, site: place }) =>
          h('li', {}, h('code', {}, called === '' ? '(top level)' : called), ' ', siteLink(place)),
        ),
      ),
  );
}

const longestUnfolded = 400;
const shownOfFolded = 60;

/** A long input is folded, so that what is known of it stays in sight. */
function foldedInput(input: ShownInput): HTMLElement {
  if (input.text.length <= longestUnfolded) return visibleInput(input);
  const start = visibleInput({ ...input, text: input.text.slice(0, shownOfFolded) });
  return h('details', { class: 'folded' }, h('summary', {}, start), visibleInput(input));
}

function compactInput(compact: string, input: ShownInput): HTMLElement {
  const summary = h('summary', {}, h('code', {}, compact));
  return h('details', { class: 'folded' }, summary, visibleInput(input));
}

function fact(name: string, value: HTMLElement): readonly HTMLElement[] {
  return [h('dt', {}, name), h('dd', {}, value)];
}

/** How each of the compared targets ended. */
function sides({ results = [] }: PageFinding): readonly HTMLElement[] {
  return results.flatMap((result) => {
    const text =
      result.outcome === 'returned'
        ? `returned ${result.value}`
        : result.outcome === 'threw'
          ? `threw ${result.error}`
          : result.outcome;
    return fact(result.side, h('code', {}, text));
  });
}
