import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import { CoppiceError } from '../core/coppice-error.ts';
import { displayPath } from '../core/text/display-path.ts';
import { SourceText } from '../core/text/source-text.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { inputText, parseInputText } from './input-text.ts';
import { resultGroup } from './result-text.ts';
import type { RowDecision, SpecRow } from './spec-row.ts';
import { csvCell, csvLines, markdownCell, markdownLines, type TableLine } from './table-cells.ts';

const marks: Readonly<Record<RowDecision, string>> = {
  open: '[ ]',
  ticked: '[x]',
  corrected: '[ ]',
  rejected: '[-]',
  changed: '[!]',
};

/** How people mark rows: with the case and the brackets of their choice. */
const decisionsByMark: Readonly<Record<string, RowDecision>> = {
  '': 'open',
  '!': 'changed',
  x: 'ticked',
  '✓': 'ticked',
  '✔': 'ticked',
  ok: 'ticked',
  yes: 'ticked',
  '-': 'rejected',
  no: 'rejected',
};

const inputForms: Readonly<Record<RunInput['kind'], string>> = {
  text: 'a text, such as "a"',
  bytes: 'bytes, such as `bytes 00ff`',
  args: 'a list of arguments, such as [1, "a"]',
};

const instructions = `Decide on each row, in the first and the last column:

- \`[x]\` the observed result is right: campaigns report it when it changes
- a result in the column \`expected\`: the observed one is wrong: campaigns report it until the expected one holds
- \`[-]\` nothing to check here
- \`[!]\` a result that was ticked has changed: \`[x]\` and an empty last column accept the new one

Results are JavaScript values, or \`throws CLASS: message\`. Rows may be added; \`coppice run --spec\` fills in what is observed.`;

/**
 * Returns the rows of a specification; none if there is no such file. Throws a `CoppiceError` at what it cannot read.
 *
 * @param kind the kind of the target's inputs, if it is known
 */
export function readSpec(file: string, kind?: RunInput['kind']): readonly SpecRow[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const lines = isCsv(file) ? csvLines(text) : markdownLines(text);
  const source = new SourceText(displayPath(file), text);
  const rows = new Map<string, SpecRow>();
  for (const line of lines) {
    const row = readRow(line, source);
    if (kind !== undefined && row.input.kind !== kind)
      throw malformed(source, line.cells[1]!.offset, `the target takes ${inputForms[kind]}`, 'mend or delete the row');
    const key = inputText(row.input);
    const known = rows.get(key);
    if (known !== undefined && known.decision !== 'open' && row.decision !== 'open' && known.decision !== row.decision)
      throw malformed(
        source,
        line.offset,
        `line ${known.line} decides differently about the same input`,
        'keep one of the rows',
      );
    if (known === undefined || known.decision === 'open') rows.set(key, row);
  }
  return [...rows.values()];
}

function readRow({ cells, offset, line }: TableLine, source: SourceText): SpecRow {
  const [mark, input, observed, expected] = cells;
  if (mark === undefined || input === undefined || observed === undefined || cells.length > 4) {
    throw malformed(
      source,
      offset,
      `a row has four columns, and this one has ${cells.length}`,
      'write a pipe within a column as \\|',
    );
  }
  const decision = decisionsByMark[mark.text.replaceAll(/[[\]\s]/gu, '').toLowerCase()];
  if (decision === undefined)
    throw malformed(source, mark.offset, `\`${mark.text}\` is not a mark`, 'marks are [x], [-], [!] and [ ]');
  const given = expected?.text ?? '';
  if (decision === 'ticked' && given !== '' && given !== observed.text) {
    throw malformed(
      source,
      expected!.offset,
      'the row is ticked and corrected',
      'clear the expected result to accept what was observed, or the tick to keep the correction',
    );
  }
  if (decision === 'rejected' || given === '' || given === observed.text) {
    const own =
      decision === 'changed' && given === '' ? 'open' : decision === 'open' && given !== '' ? 'ticked' : decision;
    return { input: inputOf(input, source), decision: own, observed: observed.text, expected: '', line };
  }
  const own = decision === 'changed' ? 'changed' : 'corrected';
  return { input: inputOf(input, source), decision: own, observed: observed.text, expected: given, line };
}

function inputOf({ text, offset }: TableLine['cells'][number], source: SourceText): SpecRow['input'] {
  try {
    return parseInputText(text);
  } catch (cause) {
    throw malformed(
      source,
      offset,
      `this input cannot be read: ${(cause as Error).message}`,
      'inputs are "text", [arguments] or `bytes 00ff`',
      cause,
    );
  }
}

function malformed(source: SourceText, offset: number, why: string, hint: string, cause?: unknown): CoppiceError {
  return new CoppiceError('malformed-spec', why, { location: source.locationAt(offset), hint, cause });
}

/** Writes the rows grouped by result: what returns first, then each class of errors. */
export function writeSpec(file: string, target: string, rows: readonly SpecRow[]): void {
  const content = isCsv(file) ? csvText(rows) : markdownText(target, rows);
  const draft = `${file}.${process.pid}.draft`;
  try {
    writeFileSync(draft, content);
    renameSync(draft, file);
  } catch (cause) {
    throw new CoppiceError('unwritable-file', `cannot write \`${displayPath(file)}\``, { cause });
  }
}

function markdownText(target: string, rows: readonly SpecRow[]): string {
  const groups = grouped(rows);
  const name = target.split('#').findLast((part) => part !== '') ?? target;
  const sections = [...groups].map(([group, own]) => {
    const table = own.map(
      ({ decision, input, observed, expected }) =>
        `| ${marks[decision]} | ${markdownCell(inputText(input))} | ${markdownCell(observed)} | ${markdownCell(expected)} |`,
    );
    return [
      `## ${name} ${group}`,
      '',
      '|     | input | observed | expected |',
      '| --- | ----- | -------- | -------- |',
      ...table,
    ].join('\n');
  });
  return `${[`# Specification of ${target}`, instructions, ...sections].join('\n\n')}\n`;
}

function csvText(rows: readonly SpecRow[]): string {
  const lines = rows.map(({ decision, input, observed, expected }) =>
    [marks[decision], inputText(input), observed, expected].map(csvCell).join(','),
  );
  return `${['"decision","input","observed","expected"', ...lines].join('\n')}\n`;
}

function grouped(rows: readonly SpecRow[]): Map<string, SpecRow[]> {
  const groups = new Map<string, SpecRow[]>();
  for (const row of rows) {
    const group = resultGroup(row.observed);
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return groups;
}

function isCsv(file: string): boolean {
  return /\.csv$/iu.test(file);
}
