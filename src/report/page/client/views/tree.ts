import { hierarchy, tree as treeLayout, type HierarchyPointNode } from 'd3-hierarchy';

import type { DecisionReport } from '../../../data/report-data.ts';
import { h, svg } from '../dom.ts';
import { visibleInput } from '../parts/visible-input.ts';
import { panZoom } from '../parts/pan-zoom.ts';
import { counted, empty, inputLink, siteLink } from '../parts/page-elements.ts';
import { sourcePlaceOf, type PageReport } from '../report.ts';
import type { View } from '../view.ts';

const rowHeight = 28;
const columnWidth = 64;
/** A larger tree is shown in part at first. */
const mostAtFirst = 200;

export const treeView: View = {
  name: 'tree',
  title: 'Tree',
  isPresent: ({ data }) => data.tree.length > 0,
  render: (report) => {
    const { tree } = report.data;
    if (tree.length === 0) return h('div', { class: 'view' }, empty('No run was recorded.'));
    const details = h(
      'div',
      { class: 'card node-details', role: 'status' },
      h('p', { class: 'muted' }, 'Choose a decision.'),
    );
    const show = (decision: DecisionReport): void => details.replaceChildren(...decisionDetails(report, decision));
    const canvas = h('div', {}, drawing(mostFrequent(tree), show));
    return h(
      'div',
      { class: 'view' },
      h(
        'p',
        { class: 'muted lead' },
        'The first decisions of the recorded runs. Every circle is a decision after the decisions to its left; ',
        'up is false, down is true. Short strokes are ways that no recorded run took: ',
        legend('verdict-sat', 'solved'),
        legend('verdict-unsat', 'no input'),
        legend('verdict-unknown', 'unknown'),
        legend('verdict-none', 'not asked'),
      ),
      tree.length > mostAtFirst &&
        sizeChips(tree.length, (isWhole) => canvas.replaceChildren(drawing(isWhole ? tree : mostFrequent(tree), show))),
      canvas,
      details,
    );
  },
};

/** Chooses between the part of the tree that most runs went through, and all of it. */
function sizeChips(all: number, choose: (isWhole: boolean) => void): HTMLElement {
  const texts = [`the ${mostAtFirst} most frequent decisions`, `all ${all.toLocaleString('en')}`];
  const chips = texts.map((text, i) => {
    const act = (): void => {
      for (const [j, chip] of chips.entries()) chip.setAttribute('aria-pressed', String(i === j));
      choose(i === 1);
    };
    return h('button', { type: 'button', class: 'chip', 'aria-pressed': String(i === 0), click: act }, text);
  });
  return h('div', { class: 'chips' }, ...chips);
}

/** Parents have at least as many recordings as their children and come before them, so the part is a tree. */
function mostFrequent(tree: readonly DecisionReport[]): readonly DecisionReport[] {
  const order = tree.map((_, index) => index).sort((a, b) => tree[b]!.recordings - tree[a]!.recordings || a - b);
  const kept = order.slice(0, mostAtFirst).sort((a, b) => a - b);
  const places = new Map(kept.map((index, place) => [index, place]));
  return kept.map((index) => ({ ...tree[index]!, parent: places.get(tree[index]!.parent) ?? -1 }));
}

function legend(className: string, text: string): HTMLElement {
  return h('span', { class: 'legend-item' }, h('span', { class: `stroke ${className}` }), text);
}

interface TreeNode {
  readonly decision: DecisionReport | undefined;
  readonly children: TreeNode[];
}

function drawing(decisions: readonly DecisionReport[], show: (decision: DecisionReport) => void): HTMLElement {
  const nodes = decisions.map((decision): TreeNode => ({ decision, children: [] }));
  const root: TreeNode = { decision: undefined, children: [] };
  for (const [i, { parent }] of decisions.entries()) (nodes[parent] ?? root).children.push(nodes[i]!);
  for (const { children } of nodes) children.sort((a, b) => (a.decision?.way ?? 0) - (b.decision?.way ?? 0));
  const only = root.children.length === 1 ? root.children[0]! : root;
  const laidOut = treeLayout<TreeNode>().nodeSize([rowHeight, columnWidth])(
    hierarchy(only, ({ children }) => children),
  );
  const points = laidOut.descendants();
  const top = Math.min(...points.map(({ x }) => x));
  const bottom = Math.max(...points.map(({ x }) => x));
  const right = Math.max(...points.map(({ y }) => y));
  const lines = laidOut.links().map(({ source, target }) =>
    svg('path', {
      class: 'tree-link',
      d: `M${source.y},${source.x}C${source.y + 28},${source.x} ${target.y - 28},${target.x} ${target.y},${target.x}`,
    }),
  );
  const circles = points.flatMap((point) => nodeShapes(point, show));
  const group = svg('g', { transform: `translate(12 ${12 - top})` }, ...lines, ...circles);
  return panZoom(svg('g', {}, group), { width: right + columnWidth, height: bottom - top + 24, start: 12 - top });
}

function nodeShapes(
  { x, y, data: { decision, children } }: HierarchyPointNode<TreeNode>,
  show: (decision: DecisionReport) => void,
): readonly SVGElement[] {
  if (decision === undefined) return [svg('circle', { class: 'tree-root', cx: y, cy: x, r: 4 })];
  const { recordings, site, flips, isEnd } = decision;
  const taken = new Set(children.map((child) => child.decision?.way));
  // An end whose own way is not stored has at most one way more than its children.
  const missing = [0, 1].filter((way) => !taken.has(way) && (flips.some((flip) => flip.way === way) || !isEnd));
  const strokes = missing.map((way) => {
    const verdict = flips.find((flip) => flip.way === way)?.verdict ?? 'none';
    return svg('line', { class: `stub verdict-${verdict}`, x1: y, y1: x, x2: y + 14, y2: x + (way === 0 ? -8 : 8) });
  });
  const radius = Math.min(8, 3 + Math.log2(recordings + 1) / 2);
  const circle = svg(
    'circle',
    {
      class: `tree-node${isEnd ? ' is-end' : ''}`,
      cx: y,
      cy: x,
      r: radius,
      tabindex: 0,
      role: 'button',
      'aria-label': `${site}, ${recordings} recordings`,
    },
    svg('title', {}, `${site}\n${counted(recordings, 'recording')}`),
  );
  circle.addEventListener('click', () => show(decision));
  circle.addEventListener('focus', () => show(decision));
  const place = sourcePlaceOf(site);
  const label = svg(
    'text',
    { class: 'tree-label', x: y, y: x - radius - 6, 'text-anchor': 'middle' },
    String(place?.line ?? ''),
  );
  return [...strokes, circle, label];
}

function decisionDetails(report: PageReport, decision: DecisionReport): readonly HTMLElement[] {
  const { site, recordings, input, flips } = decision;
  const line = report.lineOf(site);
  const first = report.inputs.get(input);
  const verdicts = flips.map(({ way, verdict }) => `${way === 1 ? 'true' : way === 0 ? 'false' : way}: ${verdict}`);
  return [
    h('p', {}, siteLink(site), ` ${counted(recordings, 'recording')}`),
    ...(line === undefined ? [] : [h('p', {}, h('code', { class: 'snippet' }, line.trim()))]),
    h(
      'p',
      {},
      'first input: ',
      first === undefined ? h('code', {}, input) : visibleInput(first.input),
      ' ',
      first ? inputLink(input) : '',
    ),
    ...(verdicts.length === 0 ? [] : [h('p', { class: 'muted' }, `flips: ${verdicts.join(', ')}`)]),
  ];
}
