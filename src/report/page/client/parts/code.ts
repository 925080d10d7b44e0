import type { BranchReport } from '../../../data/report-data.ts';
import { highlightClasses, type PageFile } from '../../page-data.ts';
import { h } from '../dom.ts';

/** Makes a row for each line: number, runs, and the highlighted text with marks before the branches. */
export function codeLines(
  { source = '', highlights, statements }: PageFile,
  branches: readonly BranchReport[],
  markOf: (branch: BranchReport) => HTMLElement,
): readonly HTMLElement[] {
  const runs = new Map<number, number>();
  for (const { line, runs: count } of statements) runs.set(line, Math.max(runs.get(line) ?? 0, count));
  let offset = 0;
  let span = 0;
  const lines = source.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines.map((text, i) => {
    const line = i + 1;
    const content = h('span', { class: 'line-text' });
    const marks = branches.filter((branch) => branch.line === line).sort((a, b) => a.column - b.column);
    let column = 0;
    const plain = (end: number, className: string | undefined): void => {
      for (let mark = marks[0]; mark !== undefined && mark.column - 1 < end; mark = marks[0]) {
        append(content, text.slice(column, mark.column - 1), className);
        column = Math.max(column, mark.column - 1);
        content.append(markOf(mark));
        marks.shift();
      }
      append(content, text.slice(column, end), className);
      column = Math.max(column, end);
    };
    // A part may go over several lines, such as a comment.
    while (span < highlights.length && highlights[span]! < offset + text.length + 1) {
      const start = highlights[span]! - offset;
      const end = start + highlights[span + 1]!;
      if (start > column) plain(Math.min(start, text.length), undefined);
      plain(Math.min(end, text.length), highlightClasses[highlights[span + 2]!]);
      if (end > text.length) break;
      span += 3;
    }
    plain(text.length + 1, undefined);
    offset += text.length + 1;
    return row(line, runs.get(line), content);
  });
}

function append(content: HTMLElement, text: string, className: string | undefined): void {
  if (text === '') return;
  content.append(className === undefined ? text : h('span', { class: `hl-${className}` }, text));
}

function row(line: number, runs: number | undefined, content: HTMLElement): HTMLElement {
  const state = runs === undefined ? '' : runs > 0 ? ' covered' : ' missed';
  return h(
    'div',
    { class: `code-line${state}`, 'data-line': line },
    h('span', { class: 'line-number' }, line),
    h(
      'span',
      { class: 'line-runs', title: runs === undefined ? '' : `${runs} runs` },
      runs === undefined ? '' : short(runs),
    ),
    content,
  );
}

function short(count: number): string {
  if (count < 1000) return String(count);
  return count < 1_000_000 ? `${Math.floor(count / 100) / 10}k` : `${Math.floor(count / 100_000) / 10}M`;
}
