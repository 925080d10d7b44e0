import { shownInput } from '../core/text/shown-input.ts';
import { encodedText, findingInput } from './input/finding-input.ts';
import { compactText } from './input/compact-text.ts';
import { codeFrameText } from './code-frame.ts';
import { differenceRows } from './difference-text.ts';
import { fileOfSteps, stepsText } from './finding-steps-text.ts';
import type { ReportedFinding } from './reported-finding.ts';

const indent = ' '.repeat(9);

/**
 * Formats a finding for a terminal: with the last decisions before the failure, as many as `mostSteps`. Of long lines of
 * code and of long results, `width` columns are shown, around the place that matters.
 */
export function findingText(finding: ReportedFinding, mostSteps = Infinity, width = Infinity): string {
  const { id, kind, error, site, firstRun, origin, replay, isFlaky, cutShort, branches = [] } = finding;
  const flaky = isFlaky ? ' (flaky)' : '';
  const rows = [
    `${id} ${kind}${flaky}: ${error.split('\n')[0] ?? ''}`,
    ...(site === '' ? [] : [`  at     ${site}`]),
    ...frameRows(finding, width - indent.length),
    `  input  ${findingInput(finding)}`,
    ...differenceRows(finding, width),
    ...(branches.length === 0 ? [] : [`  only   ${branches.join(' and ')}`]),
    ...valueRows(finding),
    ...stepRows(finding, mostSteps),
    `  from   ${origin}`,
    ...(firstRun.run === 0 ? [] : [`  first  run ${firstRun.run}${firstInputText(finding)}`]),
    `  replay ${replay}`,
    ...(cutShort === undefined ? [] : [cutText(cutShort)]),
  ];
  return rows.join('\n');
}

/** The frame shows the code of the user; if that only called the code that failed, the frame says where it is. */
function frameRows({ frame, site }: ReportedFinding, width: number): readonly string[] {
  if (frame === undefined) return [];
  const { file, line, column } = frame;
  const isPlace = site === '' || site.startsWith(`${file}:${line}:`);
  return [
    ...(isPlace ? [] : [`  called ${file}:${line}:${column}`]),
    ...indented(codeFrameText(frame, width).split('\n')),
  ];
}

function valueRows({ values = [] }: ReportedFinding): readonly string[] {
  return values.map(({ name, value }, i) => `  ${i === 0 ? 'values' : '      '} ${name} = ${shownInput(value)}`);
}

function stepRows(
  { steps = [], stepsLeftOut = 0, encoding, minimized }: ReportedFinding,
  most: number,
): readonly string[] {
  const shown = steps.slice(-most);
  if (shown.length === 0) return [];
  const isText = (encoding === 'utf8' || encoding === 'utf16') && typeof minimized === 'string';
  const total = steps.length + stepsLeftOut;
  const count =
    shown.length < total
      ? `the last ${shown.length} of ${total} decisions`
      : `${total} ${total === 1 ? 'decision' : 'decisions'}`;
  const file = fileOfSteps(shown);
  const place = file === undefined ? '' : ` in ${file}`;
  const rows = stepsText(shown, isText ? minimized : undefined, file);
  return [`  path   ${count} that read the input${place}`, ...indented(rows)];
}

/** The input of the first run, if it is another one. */
function firstInputText({ firstRun, minimized }: ReportedFinding): string {
  const { encoding, input } = firstRun;
  const isText = typeof input === 'string' && encoding !== 'base64';
  const first = (isText ? compactText(input) : undefined) ?? encodedText(input, encoding);
  return first === encodedText(minimized, encoding) ? '' : `, with ${first}`;
}

const cutTexts = { time: 'time limit reached', interrupted: 'interrupted' } as const;

function cutText({ what, by }: NonNullable<ReportedFinding['cutShort']>): string {
  return `  not ${what === 'minimizing' ? 'minimized' : 'confirmed'}: ${cutTexts[by]}`;
}

function indented(rows: readonly string[]): readonly string[] {
  return rows.map((row) => indent + row);
}
