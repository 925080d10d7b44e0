import type { CodeFrame } from '../../../../finding/code-frame.ts';
import { h } from '../dom.ts';
import { siteLink } from './page-elements.ts';

/** The lines around a place, with the character marked. */
export function codeFrame({ file, firstLine, lines, line, column }: CodeFrame): HTMLElement {
  const row = (text: string, i: number): HTMLElement => {
    const isPlace = firstLine + i === line;
    const content = isPlace
      ? [text.slice(0, column - 1), h('mark', {}, text.slice(column - 1, column) || ' '), text.slice(column)]
      : [text];
    return h(
      'div',
      { class: `code-line${isPlace ? ' current' : ''}` },
      h('span', { class: 'line-number' }, firstLine + i),
      h('span', { class: 'line-text' }, ...content),
    );
  };
  return h(
    'div',
    {},
    h('h3', {}, siteLink(`${file}:${line}:${column}`)),
    h('div', { class: 'code frame' }, ...lines.map(row)),
  );
}
