import type { FindingStep, InputRange } from '../../../../finding/finding-step.ts';
import type { PageFinding } from '../../page-data.ts';
import { h } from '../dom.ts';
import { visibleInput } from './visible-input.ts';
import { siteLink } from './page-elements.ts';

/** The decisions on the way to a failure, beside the input with the characters that each of them read. */
export function findingSteps({ steps = [], stepsLeftOut = 0, minimized }: PageFinding): readonly HTMLElement[] {
  if (steps.length === 0) return [];
  const isRead = minimized.isText && steps.some(({ reads }) => charactersOf(reads).size > 0);
  const input = h('pre', { class: 'whole-input step-input', tabindex: '0' }, visibleInput(minimized));
  const rows = steps.map((step) => {
    const show = (): void => {
      for (const row of rows) row.classList.toggle('current', row === button);
      input.replaceChildren(visibleInput(minimized, charactersOf(step.reads)));
    };
    const button = h(
      'button',
      { type: 'button', class: 'step', mouseenter: show, focus: show, click: show },
      h('span', { class: 'step-taken' }, takenText(step)),
      conditionOf(step),
      h('span', { class: 'muted step-times' }, step.times > 1 ? `${step.times} times` : ''),
    );
    return button;
  });
  return [
    h('h3', {}, 'Path to the failure'),
    ...(isRead ? [h('p', { class: 'muted' }, 'Point at a decision to see the characters that it read.'), input] : []),
    stepsLeftOut > 0 ? h('p', { class: 'muted' }, `after ${stepsLeftOut} earlier decisions`) : h('span', {}),
    h(
      'ol',
      { class: 'plain steps-list' },
      ...rows.map((row, i) => h('li', {}, row, h('span', { class: 'step-site' }, siteLink(steps[i]!.site)))),
    ),
  ];
}

const longestCondition = 60;

/** A long condition says less than the line of source that it was decided in. */
function conditionOf({ condition, code }: FindingStep): HTMLElement {
  if (condition.length <= longestCondition || code === '') return h('code', {}, condition);
  return h('code', { title: condition }, code);
}

function takenText({ taken }: FindingStep): string {
  if (typeof taken === 'boolean') return taken ? 'true' : 'false';
  return taken === null ? 'missing' : `= ${taken}`;
}

/** Only ranges of the one text of the input can be shown in it. */
function charactersOf(reads: readonly InputRange[]): ReadonlySet<number> {
  const indices = new Set<number>();
  for (const { of, from, to } of reads) {
    if (of !== undefined || from === undefined || to === undefined) continue;
    for (let i = from; i < to; i++) indices.add(i);
  }
  return indices;
}
