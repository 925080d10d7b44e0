import type { ArmReport, BranchReport } from '../../../data/report-data.ts';
import { h } from '../dom.ts';
import type { PageReport } from '../report.ts';
import { armLabel, stateBadge } from './arm-states.ts';
import { visibleInput } from './visible-input.ts';
import { counted, inputLink, siteLink } from './page-elements.ts';

const mostInputs = 5;

/** What is known of each arm of a branch: the inputs that take it, or why none does. */
export function branchDetails(report: PageReport, branch: BranchReport): HTMLElement {
  return h(
    'div',
    { class: 'details', 'data-site': branch.site },
    h('div', { class: 'details-head' }, h('b', {}, branch.kind), ' ', h('span', { class: 'muted' }, branch.site)),
    ...branch.arms.map((arm) => armDetails(report, branch, arm)),
  );
}

function armDetails(report: PageReport, branch: BranchReport, arm: ArmReport): HTMLElement {
  const { state, reason, detail, concretizations = [], after } = arm;
  return h(
    'div',
    { class: 'arm-details' },
    h('div', { class: 'arm-head' }, stateBadge(state), h('b', {}, armLabel(branch, arm))),
    h(
      'div',
      {},
      state === 'taken' && takenText(report, branch, arm),
      reason !== undefined && h('p', { class: 'reason' }, reason),
      detail !== undefined && h('p', { class: 'muted' }, detail),
      after !== undefined && h('p', {}, 'On the way there: ', siteLink(after)),
      concretizations.length > 0 &&
        h('ul', {}, ...concretizations.map(({ site, why }) => h('li', {}, siteLink(site), ` ${why}`))),
    ),
  );
}

function takenText({ data, inputs }: PageReport, { site }: BranchReport, arm: ArmReport): HTMLElement {
  const first = arm.inputId === undefined ? undefined : inputs.get(arm.inputId);
  const others = data.inputs.filter(
    (input) => input !== first && input.flipped === site && input.firstArms.every((each) => each.site !== site),
  );
  return h(
    'div',
    {},
    h('p', { class: 'muted' }, `${counted(arm.runs, 'run')}${first === undefined ? '' : '; the first input:'}`),
    first && h('p', { class: 'input-row' }, visibleInput(first.input), ' ', inputLink(first.id)),
    others.length > 0 && h('p', { class: 'muted' }, `${counted(others.length, 'further input')} of a flip here:`),
    ...others
      .slice(0, mostInputs)
      .map(({ id, input }) => h('p', { class: 'input-row' }, visibleInput(input), ' ', inputLink(id))),
  );
}
