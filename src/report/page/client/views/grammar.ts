import type { DiagramNode, ReportedGrammar } from '../../../data/reported-grammar.ts';
import { h } from '../dom.ts';
import { percent, section, tile } from '../parts/page-elements.ts';
import { railroad } from '../parts/railroad.ts';
import type { View } from '../view.ts';

export const grammarView: View = {
  name: 'grammar',
  title: 'Grammar',
  isPresent: ({ data }) => data.grammar !== undefined,
  render: (report, detail) => {
    const { grammar } = report.data;
    if (grammar === undefined) return h('div', { class: 'view' });
    const most = Math.max(1, ...grammar.rules.map(({ body }) => largestCount(body)));
    const rules = grammar.rules.map(({ name, body }) => {
      const isUsed = largestCount(body) > 0;
      const title = h('h3', {}, name, !isUsed && h('span', { class: 'badge state-unknown' }, 'not in the corpus'));
      return {
        name,
        element: h(
          'section',
          { class: 'rule' },
          title,
          h('div', { class: 'rail-box-scroll', tabindex: '0' }, railroad(body, most)),
        ),
      };
    });
    const chosen = rules.find(({ name }) => name === detail)?.element;
    chosen?.classList.add('current');
    if (chosen !== undefined) requestAnimationFrame(() => chosen.scrollIntoView({ block: 'start' }));
    return h(
      'div',
      { class: 'view' },
      h('div', { class: 'tiles' }, ...tiles(grammar)),
      h(
        'p',
        { class: 'muted lead' },
        'The stronger the color of a part, the more often the corpus has it; dashed parts are never used, and a thick border means that ' +
          'some symbol was never seen directly below.',
      ),
      section(`Grammar ${grammar.name}, from ${grammar.start}`, ...rules.map(({ element }) => element)),
    );
  },
};

function tiles({ words, kPaths }: ReportedGrammar): readonly HTMLElement[] {
  return [
    tile('Words', percent(words.parsed, words.of), `${words.parsed} of ${words.of} texts of the corpus`),
    ...Object.entries(kPaths).map(([k, { covered, total }]) =>
      tile(`${k}-paths`, percent(Number(covered), Number(total)), `${covered} of ${total}`),
    ),
  ];
}

function largestCount(node: DiagramNode): number {
  if ('items' in node) return Math.max(0, ...node.items.map(largestCount));
  return 'item' in node ? largestCount(node.item) : node.count;
}
