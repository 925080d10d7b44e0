import type { ArmReport, ArmState, BranchReport } from '../../../data/report-data.ts';
import { h } from '../dom.ts';

interface StateText {
  readonly label: string;
  readonly meaning: string;
}

/** The states of arms, in the order in which they are shown. */
export const stateTexts: Readonly<Record<ArmState, StateText>> = {
  taken: { label: 'taken', meaning: 'a run took it' },
  infeasible: { label: 'infeasible', meaning: 'proved: no input within the bounds takes it' },
  unknown: { label: 'unknown', meaning: 'neither an input nor a proof was found' },
  concretized: { label: 'concretized', meaning: 'a value that could not be followed stands in the way' },
  lost: { label: 'lost', meaning: 'solved inputs took another path than predicted' },
  unreached: { label: 'unreached', meaning: 'no run reached it with a condition that depends on the input' },
};

export const states = Object.keys(stateTexts) as ArmState[];

export function stateBadge(state: ArmState): HTMLElement {
  const { label, meaning } = stateTexts[state];
  return h('span', { class: `badge state-${state}`, title: meaning }, label);
}

/** Says which way an arm is, in the terms of its construct. */
export function armLabel({ kind }: BranchReport, { when }: Pick<ArmReport, 'when'>): string {
  switch (kind) {
    case 'loop':
      return when ? 'goes on' : 'ends';
    case 'each':
      return 'has an element';
    case 'case':
      return 'matches';
    case 'no-case':
      return 'no case matches';
    case 'default':
      return 'uses the default';
    case 'optional':
    case 'nullish':
      return when ? 'is nullish' : 'has a value';
    case 'and':
    case 'or':
      return when ? 'left is truthy' : 'left is falsy';
    case 'assignment':
      return 'assigns';
    default:
      return when ? 'true' : 'false';
  }
}

/** The worst state of the arms decides the color of a branch. */
export function worstState({ arms }: BranchReport): ArmState {
  const order: readonly ArmState[] = ['lost', 'concretized', 'unknown', 'unreached', 'infeasible', 'taken'];
  return order.find((state) => arms.some((arm) => arm.state === state)) ?? 'unreached';
}

/** A bar of the numbers of arms by state, with a legend. */
export function stateBar(arms: readonly ArmReport[], withLegend: boolean): HTMLElement {
  const counts = states.map((state) => ({ state, count: arms.filter((arm) => arm.state === state).length }));
  const present = counts.filter(({ count }) => count > 0);
  const text = present.map(({ state, count }) => `${count} ${stateTexts[state].label}`).join(', ');
  const bar = h('div', { class: 'state-bar', role: 'img', 'aria-label': text });
  for (const { state, count } of present) {
    const part = h('span', { class: `fill-${state}`, title: `${count} ${stateTexts[state].label}` });
    part.style.flexGrow = String(count);
    bar.append(part);
  }
  if (!withLegend) return bar;
  const legend = present.map(({ state, count }) =>
    h(
      'li',
      { title: stateTexts[state].meaning },
      h('span', { class: `dot fill-${state}` }),
      h('b', {}, count.toLocaleString('en')),
      ` ${stateTexts[state].label}`,
    ),
  );
  return h('div', {}, bar, h('ul', { class: 'legend' }, ...legend));
}
