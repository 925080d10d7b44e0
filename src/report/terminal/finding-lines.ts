import { displayWidth, shortenToWidth, wrapToWidth } from '../../core/text/display-width.ts';
import { findingInput } from '../../finding/input/finding-input.ts';
import { findingText } from '../../finding/finding-text.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';
import { mostShown, type TextView } from './text-view.ts';

const indent = ' '.repeat(9);
/** How many of the decisions before a failure are shown; the folder of the finding has more. */
const usualSteps = 6;

/** Lays out a finding: kind and error, place, code, input, path, and how to run it again. */
export function findingLines(finding: ReportedFinding, view: TextView): readonly string[] {
  const [title = '', ...all] = findingText(finding, mostShown(view, usualSteps), view.width).split('\n');
  const lines = withColumnsThatFit(all, view.width);
  return [
    ...wrapToWidth(styledTitle(title, finding, view), view.width, indent),
    ...lines.flatMap((line) => laidOut(line, view)),
  ];
}

/** Formats a finding that was just found; it is shown in full at the end of the campaign. */
export function foundLines(finding: ReportedFinding, view: TextView): readonly string[] {
  const { kind, error, site } = finding;
  const title = `${view.style.red(`found ${kind}`)}: ${(error.split('\n')[0] ?? '').replaceAll('\t', ' ')}`;
  return [
    ...wrapToWidth(title, view.width, indent),
    ...(site === '' ? [] : laidOut(`  at     ${site}`, view)),
    ...laidOut(`  input  ${findingInput(finding)}`, view),
  ];
}

function styledTitle(title: string, { id, kind }: ReportedFinding, { style }: TextView): string {
  const rest = title.slice(`${id} ${kind}`.length).replaceAll('\t', ' ');
  return `${style.bold(id)} ${style.red(kind)}${rest}`;
}

const lineOfCode = /^ {9}(?:> | {2})? *\d* \|/u;
/** The place of a decision, and the blanks that make a column of what follows. */
const placeOfStep = /^ {9}\S+ {2,}/u;

/** Wraps a line of a finding. Code is shortened; a command is neither, so that it can be copied. */
function laidOut(line: string, { style, width }: TextView): readonly string[] {
  if (lineOfCode.test(line)) return [width === undefined ? line : shortenToWidth(line, width)];
  if (line.startsWith(indent)) return width === undefined ? [line] : wrappedStep(line, width);
  const [, name] = /^ {2}(\w+) /u.exec(line) ?? [];
  if (name === undefined) return wrapToWidth(line, width, indent);
  const [first = '', ...others] = name === 'replay' ? [line] : wrapToWidth(line, width, indent);
  return [`  ${style.dim(name)}${first.slice(2 + name.length)}`, ...others];
}

/** The columns of a path are given up if one of its lines does not fit. */
function withColumnsThatFit(lines: readonly string[], width: number | undefined): readonly string[] {
  if (width === undefined || lines.every((line) => !isStep(line) || displayWidth(line) <= width)) return lines;
  return lines.map((line) => (isStep(line) ? line.replace(/(?<=\S) {2,}(?<reads>reads .*)$/u, ' ($<reads>)') : line));
}

function isStep(line: string): boolean {
  return placeOfStep.test(line) && !lineOfCode.test(line);
}

function wrappedStep(line: string, width: number): readonly string[] {
  const place = placeOfStep.exec(line)?.[0].length ?? indent.length;
  return wrapToWidth(line, width, place <= width / 2 ? ' '.repeat(place) : `${indent}  `);
}
