import type { DiagramNode } from '../../../data/reported-grammar.ts';
import { svg } from '../dom.ts';
import { linkTo } from '../view.ts';

/** A drawn part: its line enters at the left and leaves at the right, at height 0. */
interface Drawn {
  readonly element: SVGGElement;
  readonly width: number;
  /** Extent above and below the line. */
  readonly up: number;
  readonly down: number;
}

const boxHeight = 24;
const gap = 12;
const turn = 10;
const characterWidth = 7.3;

/** Draws a rule as a railroad diagram, colored by how much of it the corpus uses. */
export function railroad(node: DiagramNode, most: number): SVGSVGElement {
  const { element, width, up, down } = drawn(node, most);
  const all = svg('g', { transform: `translate(${gap * 2} ${up + 4})` }, element);
  const total = width + gap * 4;
  const ends = [line(0, up + 4, gap * 2), line(width + gap * 2, up + 4, gap * 2)];
  const stops = [2, total - 2].map((x) => svg('circle', { cx: x, cy: up + 4, r: 3, class: 'rail-end' }));
  return svg(
    'svg',
    { class: 'railroad', width: total, height: up + down + 8, viewBox: `0 0 ${total} ${up + down + 8}` },
    ...ends,
    ...stops,
    all,
  );
}

function drawn(node: DiagramNode, most: number): Drawn {
  switch (node.kind) {
    case 'sequence':
      return sequence(node.items.map((item) => drawn(item, most)));
    case 'choice':
      return choice(node.items.map((item) => drawn(item, most)));
    case 'repeat':
      return repeat(drawn(node.item, most), node.min, node.max);
    default:
      return box(node, most);
  }
}

function box(node: Extract<DiagramNode, { readonly text: string }>, most: number): Drawn {
  const text = node.text === '' ? 'empty' : visible(node.text);
  const width = text.length * characterWidth + 18;
  const heat = node.count === 0 ? 0 : 1 + Math.min(3, Math.floor((3.99 * Math.log1p(node.count)) / Math.log1p(most)));
  const paths =
    node.kind === 'rule' && node.paths ? `; ${node.paths.covered} of ${node.paths.total} 2-paths from here` : '';
  const shape = svg('rect', {
    width,
    height: boxHeight,
    y: -boxHeight / 2,
    rx: node.kind === 'rule' ? 4 : boxHeight / 2,
  });
  const isPartial = node.kind === 'rule' && node.paths !== undefined && node.paths.covered < node.paths.total;
  const label = svg('text', { x: width / 2, y: 4, 'text-anchor': 'middle' }, text);
  const title = svg('title', {}, `${node.text}: used ${node.count} times${paths}`);
  const group = svg('g', { class: `rail-box heat-${heat}${isPartial ? ' is-partial' : ''}` }, title, shape, label);
  const element =
    node.kind === 'rule' ? svg('g', {}, svg('a', { href: linkTo('grammar', node.text) }, group)) : svg('g', {}, group);
  return { element, width, up: boxHeight / 2, down: boxHeight / 2 };
}

function visible(text: string): string {
  const shown = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(/^ +| +$/gu, (blanks) => '\u2423'.repeat(blanks.length));
  return shown.length > 40 ? `${shown.slice(0, 40)}...` : shown;
}

function sequence(parts: readonly Drawn[]): Drawn {
  const group = svg('g');
  let x = 0;
  for (const [i, part] of parts.entries()) {
    if (i > 0) {
      group.append(line(x, 0, gap));
      x += gap;
    }
    part.element.setAttribute('transform', `translate(${x} 0)`);
    group.append(part.element);
    x += part.width;
  }
  if (parts.length === 0) {
    group.append(line(0, 0, gap));
    x = gap;
  }
  return {
    element: group,
    width: x,
    up: Math.max(2, ...parts.map(({ up }) => up)),
    down: Math.max(2, ...parts.map(({ down }) => down)),
  };
}

function choice(options: readonly Drawn[]): Drawn {
  const group = svg('g');
  const inner = Math.max(...options.map(({ width }) => width));
  const width = inner + 4 * turn;
  let y = 0;
  for (const [i, option] of options.entries()) {
    if (i > 0) y += option.up + 8;
    option.element.setAttribute('transform', `translate(${2 * turn} ${y})`);
    group.append(option.element, line(2 * turn + option.width, y, inner - option.width));
    if (i === 0) group.append(line(0, 0, 2 * turn), line(width - 2 * turn, 0, 2 * turn));
    else group.append(branchLine(0, y, 1), branchLine(width, y, -1));
    y += option.down;
  }
  return { element: group, width, up: options[0]?.up ?? 2, down: y };
}

/** The item, with a way around it if it may be left out, and a way back if it may come again. */
function repeat(item: Drawn, min: number, max: number | undefined): Drawn {
  const group = svg('g');
  const width = item.width + 4 * turn;
  item.element.setAttribute('transform', `translate(${2 * turn} 0)`);
  group.append(line(0, 0, 2 * turn), item.element, line(width - 2 * turn, 0, 2 * turn));
  let { up, down } = item;
  if (min === 0) {
    const y = -(up + 10);
    group.append(bypass(0, width, y));
    up += 14;
  }
  if (max === undefined || max > 1) {
    const y = down + 10;
    group.append(
      svg('path', {
        class: 'rail',
        d: `M${2 * turn},0C${turn},0 ${turn},${y} ${2 * turn},${y}H${width - 2 * turn}C${width - turn},${y} ${width - turn},0 ${width - 2 * turn},0`,
      }),
    );
    const times = max === undefined ? (min > 1 ? `${min} or more` : '') : `${min} to ${max}`;
    if (times !== '')
      group.append(svg('text', { class: 'rail-note', x: width / 2, y: y + 12, 'text-anchor': 'middle' }, times));
    down += times === '' ? 14 : 28;
  }
  return { element: group, width, up, down };
}

function bypass(from: number, to: number, y: number): SVGPathElement {
  const d = `M${from},0C${from + turn},0 ${from + turn},${y} ${from + 2 * turn},${y}H${to - 2 * turn}C${to - turn},${y} ${to - turn},0 ${to},0`;
  return svg('path', { class: 'rail', d });
}

function branchLine(x: number, y: number, direction: 1 | -1): SVGPathElement {
  const at = x + direction * turn;
  const d = `M${x},0Q${at},0 ${at},${turn}V${y - turn}Q${at},${y} ${at + direction * turn},${y}`;
  return svg('path', { class: 'rail', d });
}

function line(x: number, y: number, length: number): SVGPathElement {
  return svg('path', { class: 'rail', d: `M${x},${y}h${length}` });
}
