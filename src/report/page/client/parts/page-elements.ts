import { h } from '../dom.ts';
import { sourcePlaceOf } from '../report.ts';
import { linkTo } from '../view.ts';

type Content = HTMLElement | SVGElement | string | undefined | false;

export function section(title: string, ...content: readonly Content[]): HTMLElement {
  return h('section', { class: 'card' }, h('h2', {}, title), ...content);
}

/** A figure with what it counts. */
export function tile(label: string, value: string, note = ''): HTMLElement {
  return h(
    'div',
    { class: 'tile' },
    h('div', { class: 'tile-label' }, label),
    h('div', { class: 'tile-value' }, value),
    note !== '' && h('div', { class: 'tile-note' }, note),
  );
}

/** A site that leads to its source line. */
export function siteLink(site: string, text = site): HTMLElement {
  if (sourcePlaceOf(site) === undefined) return h('code', {}, text);
  return h('a', { href: linkTo('source', site), class: 'site' }, text);
}

export function inputLink(id: string): HTMLElement {
  return h('a', { href: linkTo('inputs', id), class: 'site' }, id);
}

/** A table; the cells of columns named in `numeric` are aligned to the right. */
export function table(
  head: readonly string[],
  rows: readonly (readonly Content[])[],
  numeric: readonly number[] = [],
): HTMLElement {
  const classOf = (i: number): string => (numeric.includes(i) ? 'number' : '');
  return h(
    'div',
    { class: 'table', role: 'region', tabindex: '0', 'aria-label': head.join(', ') },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...head.map((name, i) => h('th', { class: classOf(i), scope: 'col' }, name)))),
      h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((cell, i) => h('td', { class: classOf(i) }, cell))))),
    ),
  );
}

export function empty(text: string): HTMLElement {
  return h('p', { class: 'empty' }, text);
}

export function percent(covered: number, total: number): string {
  return total === 0 ? 'none' : `${Math.floor((1000 * covered) / total) / 10}%`;
}

export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
