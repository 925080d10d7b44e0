import uPlot from 'uplot';

import type { TimelinePoint } from '../../../data/report-data.ts';
import { h } from '../dom.ts';

/** What the inputs with new coverage came from, as groups of kinds of origins. */
const groups: readonly { readonly label: string; readonly origins: readonly string[]; readonly color: string }[] = [
  {
    label: 'flips of paths',
    origins: ['flip', 'optimistic-flip', 'joint-flip', 'concretization-flip', 'probe'],
    color: '--series-1',
  },
  { label: 'words, templates', origins: ['word', 'template'], color: '--series-2' },
  { label: 'mutations', origins: ['mutation', 'repetition', 'payload'], color: '--series-3' },
  { label: 'comparison operands', origins: ['comparison'], color: '--series-4' },
  { label: 'seeds, defaults, random', origins: ['seed', 'default', 'random'], color: '--series-5' },
];

const height = 320;

/** Distances of ticks on an axis that counts: whole numbers. */
const wholeSteps = [0, 1, 2, 3, 4, 5, 6].flatMap((power) => [1, 2, 5].map((digit) => digit * 10 ** power));

/** Curves of the covered branch arms: all, and by what the inputs came from. */
export function coverageChart(points: readonly TimelinePoint[], total: number): HTMLElement {
  // Where most code is not reached at all, the curves would lie at the bottom.
  const covered = Math.max(1, ...points.map(({ branches }) => branches));
  const most = Math.max(1, Math.min(total, Math.ceil(covered * 1.25)));
  const box = h('div', { class: 'chart' });
  const present = groups.filter(({ origins }) => points.some(({ origin, gain }) => isOf(origins, origin) && gain > 0));
  let axis: 'runs' | 'seconds' = 'runs';
  let plot: uPlot | undefined;
  const draw = (): void => {
    plot?.destroy();
    const width = box.clientWidth;
    if (width === 0) return;
    plot = new uPlot(optionsOf(width, axis, present, most), dataOf(points, axis, present), box);
  };
  const buttons = (['runs', 'seconds'] as const).map((name) =>
    h('button', { type: 'button', class: 'chip', 'aria-pressed': String(name === axis) }, `by ${name}`),
  );
  for (const [i, button] of buttons.entries()) {
    button.addEventListener('click', () => {
      axis = i === 0 ? 'runs' : 'seconds';
      for (const [j, other] of buttons.entries()) other.setAttribute('aria-pressed', String(i === j));
      draw();
    });
  }
  new ResizeObserver(draw).observe(box);
  document.addEventListener('theme', draw);
  return h('div', {}, h('div', { class: 'chips' }, ...buttons), box);
}

function isOf(origins: readonly string[], origin: string | undefined): boolean {
  return origin !== undefined && origins.includes(origin);
}

function dataOf(points: readonly TimelinePoint[], axis: 'runs' | 'seconds', present: typeof groups): uPlot.AlignedData {
  const cumulated = ({ origins }: (typeof groups)[number]): number[] => {
    let sum = 0;
    return [0, ...points.map(({ origin, gain }) => (sum += isOf(origins, origin) ? gain : 0))];
  };
  const x = [0, ...points.map((point) => point[axis])];
  return [x, [0, ...points.map(({ branches }) => branches)], ...present.map(cumulated)];
}

/** Nothing while the pointer is elsewhere. */
function legendValue(_: uPlot, value: number | null): string {
  return value === null ? '' : value.toLocaleString('en');
}

function optionsOf(width: number, axis: string, present: typeof groups, most: number): uPlot.Options {
  const style = getComputedStyle(document.documentElement);
  const color = (name: string): string => style.getPropertyValue(name).trim();
  const paths = uPlot.paths.stepped!({ align: 1 });
  const grid = { stroke: color('--line'), width: 1 };
  const shared = { stroke: color('--muted'), grid, ticks: grid, font: '12px system-ui, sans-serif' };
  const series = present.map(({ label, color: name }) => ({
    label,
    stroke: color(name),
    width: 1.5,
    paths,
    points: { show: false },
    value: legendValue,
  }));
  return {
    width,
    height,
    cursor: { y: false },
    scales: { x: { time: false }, y: { range: [0, most] } },
    axes: [
      {
        ...shared,
        label: axis,
        labelSize: 18,
        labelFont: '12px system-ui, sans-serif',
        size: 34,
        ...(axis === 'runs' && { incrs: wholeSteps }),
      },
      { ...shared, size: 48, incrs: wholeSteps },
    ],
    series: [
      { label: axis, value: legendValue },
      {
        label: 'all',
        stroke: color('--accent'),
        fill: color('--accent-soft'),
        width: 2,
        paths,
        points: { show: false },
        value: legendValue,
      },
      ...series,
    ],
  };
}
