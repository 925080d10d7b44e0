import type { ArmState, BranchReport } from '../../../data/report-data.ts';
import type { PageFile } from '../../page-data.ts';
import { h } from '../dom.ts';
import { stateBar, states, stateTexts, worstState } from '../parts/arm-states.ts';
import { branchDetails } from '../parts/branch-details.ts';
import { codeLines } from '../parts/code.ts';
import { empty, percent } from '../parts/page-elements.ts';
import { sourcePlaceOf, type PageReport, type SourcePlace } from '../report.ts';
import { linkTo, type View } from '../view.ts';

export const sourceView: View = {
  name: 'source',
  title: 'Source',
  isPresent: ({ data }) => data.files.length > 0,
  render: (report, detail) => {
    const place = sourcePlaceOf(detail);
    const { files } = report.data;
    const file = files.find(({ path }) => path === place?.file) ?? mostOpen(report);
    if (file === undefined) return empty('No file of the target was loaded.');
    return h(
      'div',
      { class: 'view with-side' },
      h('nav', { class: 'side', 'aria-label': 'files' }, ...files.map((each) => fileLink(report, each, each === file))),
      fileView(report, file, place?.file === file.path ? place : undefined),
    );
  },
};

/** The file with the most arms that were not taken. */
function mostOpen({ data: { files, branches } }: PageReport): PageFile | undefined {
  const reached = (path: string): number =>
    branches
      .filter(({ file }) => file === path)
      .flatMap(({ arms }) => arms.filter(({ state }) => state !== 'unreached')).length;
  return files.toSorted((a, b) => reached(b.path) - reached(a.path))[0];
}

function fileLink({ data }: PageReport, { path, coverage }: PageFile, isCurrent: boolean): HTMLElement {
  const arms = data.branches.filter(({ file }) => file === path).flatMap((branch) => branch.arms);
  return h(
    'a',
    { href: linkTo('source', `${path}:1:1`), ...(isCurrent ? { 'aria-current': 'page' } : {}), title: path },
    h('span', { class: 'file-name' }, path.split('/').at(-1) ?? path),
    h('span', { class: 'file-share' }, percent(coverage.branches.covered, coverage.branches.total)),
    stateBar(arms, false),
  );
}

function fileView(report: PageReport, file: PageFile, place: SourcePlace | undefined): HTMLElement {
  const branches = report.data.branches.filter((branch) => branch.file === file.path);
  if (file.source === undefined) {
    return h(
      'div',
      { class: 'source' },
      h('h2', { class: 'path' }, file.path),
      empty('The text of this file is not in the report: it is very large, or it changed while it was loaded.'),
      ...branches.filter((branch) => worstState(branch) !== 'taken').map((branch) => branchDetails(report, branch)),
    );
  }
  const code = new SourceCode(report, file, branches);
  if (place !== undefined) code.show(place);
  return h(
    'div',
    { class: 'source' },
    h('h2', { class: 'path' }, file.path),
    stateFilter(branches, (state) => code.filter(state)),
    code.element,
  );
}

/** Chips that dim the branches of other states. */
function stateFilter(branches: readonly BranchReport[], choose: (state: ArmState | undefined) => void): HTMLElement {
  const arms = branches.flatMap((branch) => branch.arms);
  const present = states.filter((state) => arms.some((arm) => arm.state === state));
  const chips = present.map((state) =>
    h(
      'button',
      { type: 'button', class: 'chip', 'aria-pressed': 'false', title: stateTexts[state].meaning, 'data-state': state },
      h('span', { class: `dot fill-${state}` }),
      `${stateTexts[state].label} ${arms.filter((arm) => arm.state === state).length}`,
    ),
  );
  for (const chip of chips) {
    chip.addEventListener('click', () => {
      const isOn = chip.getAttribute('aria-pressed') !== 'true';
      for (const other of chips) other.setAttribute('aria-pressed', String(isOn && other === chip));
      choose(isOn ? (chip.dataset['state'] as ArmState) : undefined);
    });
  }
  return h('div', { class: 'chips', role: 'group', 'aria-label': 'states of arms' }, ...chips);
}

/** The lines of a file, with a mark before each branch that opens its details. */
class SourceCode {
  readonly element = h('div', { class: 'code', role: 'region', 'aria-label': 'source', tabindex: '0' });
  readonly #report: PageReport;
  readonly #lines: readonly HTMLElement[];
  readonly #marks = new Map<BranchReport, HTMLElement>();
  #open: { readonly mark: HTMLElement; readonly panel: HTMLElement } | undefined;

  constructor(report: PageReport, file: PageFile, branches: readonly BranchReport[]) {
    this.#report = report;
    this.#lines = codeLines(file, branches, (branch) => this.#markOf(branch));
    this.element.append(...this.#lines);
  }

  filter(state: ArmState | undefined): void {
    for (const [branch, mark] of this.#marks) {
      mark.classList.toggle('dimmed', state !== undefined && !branch.arms.some((arm) => arm.state === state));
    }
    const first = [...this.#marks].find(([branch]) => branch.arms.some((arm) => arm.state === state));
    first?.[1].scrollIntoView({ block: 'center' });
  }

  show({ line, column }: SourcePlace): void {
    const row = this.#lines[line - 1];
    row?.classList.add('current');
    const branch = [...this.#marks.keys()].find((each) => each.line === line && each.column === column);
    const mark = branch && this.#marks.get(branch);
    if (branch !== undefined && mark !== undefined) this.#toggle(branch, mark);
    requestAnimationFrame(() => {
      row?.scrollIntoView({ block: 'center' });
      mark?.focus({ preventScroll: true });
    });
  }

  #markOf(branch: BranchReport): HTMLElement {
    const label = branch.arms.map(({ when, state }) => `${when} ${state}`).join(', ');
    const mark = h(
      'button',
      {
        type: 'button',
        class: 'mark',
        'aria-expanded': 'false',
        'aria-label': `${branch.kind} at line ${branch.line}: ${label}`,
        title: label,
      },
      ...branch.arms.map(({ state }) => h('span', { class: `arm fill-${state}` })),
    );
    mark.addEventListener('click', () => this.#toggle(branch, mark));
    this.#marks.set(branch, mark);
    return mark;
  }

  #toggle(branch: BranchReport, mark: HTMLElement): void {
    const isOpen = this.#open?.mark === mark;
    this.#open?.panel.remove();
    this.#open?.mark.setAttribute('aria-expanded', 'false');
    this.#open = undefined;
    if (isOpen) return;
    const panel = branchDetails(this.#report, branch);
    this.#lines[branch.line - 1]?.after(panel);
    mark.setAttribute('aria-expanded', 'true');
    this.#open = { mark, panel };
  }
}
