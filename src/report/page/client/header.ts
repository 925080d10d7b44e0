import { h, svg } from './dom.ts';
import type { PageData } from '../page-data.ts';
import { counted } from './parts/page-elements.ts';
import { themeButton } from './theme.ts';

const stops: Readonly<Record<string, string>> = {
  time: 'time limit',
  runs: 'run limit',
  plateau: 'no new coverage for too long',
  interrupted: 'interrupted',
  exhausted: 'nothing left to try',
};

export function header({ campaign }: PageData): HTMLElement {
  const { target, strategy, seed, seconds, state, complete, stoppedBy } = campaign;
  const status = complete
    ? h('span', { class: 'badge state-taken', title: 'every feasible path within the bounds was run' }, 'complete')
    : state === 'unfinished'
      ? h('span', { class: 'badge state-unknown', title: 'the campaign still runs, or was killed' }, 'unfinished')
      : h('span', { class: 'badge' }, `ended: ${stops[stoppedBy ?? ''] ?? 'stopped'}`);
  return h(
    'header',
    { class: 'top' },
    h('a', { class: 'brand', href: '#/overview', 'aria-label': 'Coppice report' }, mark(), 'Coppice'),
    h('h1', {}, target),
    status,
    h('span', { class: 'muted meta' }, `${strategy}, seed ${seed}, ${duration(seconds)}`),
    themeButton(),
  );
}

/** A stump with new shoots. */
function mark(): SVGElement {
  return svg(
    'svg',
    { viewBox: '0 0 24 24', width: 22, height: 22, 'aria-hidden': 'true', class: 'logo' },
    svg('path', { d: 'M12 21v-9M12 16c-3 0-5-2-5-5V6M12 14c3 0 5-2 5-5V4M9 21h6' }),
    svg('path', { d: 'M7 6c-2 0-3-1-3-3 2 0 3 1 3 3zM17 4c0-2 1-3 3-3 0 2-1 3-3 3z' }),
  );
}

function duration(seconds: number): string {
  if (seconds < 120) return `${seconds.toFixed(1)} s`;
  return counted(Math.round(seconds / 60), 'minute');
}
