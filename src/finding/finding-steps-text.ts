import type { FindingStep, InputRange } from './finding-step.ts';

const longestRead = 24;
/** A longer condition says less to a reader than the line of source that it was decided in. */
const longestCondition = 60;

/**
 * Formats steps as a table: the place, the condition (or the line of source, if that is shorter) and whether it held, and
 * what was read.
 *
 * @param text the input, if it is a text
 * @param file the file of all places, if it is said elsewhere
 */
export function stepsText(steps: readonly FindingStep[], text: string | undefined, file?: string): readonly string[] {
  const rows = steps.map((step) => [
    file === undefined ? step.site : step.site.slice(file.length + 1),
    `${decisionText(step)}${step.times > 1 ? ` (${step.times} times)` : ''}`,
    step.reads.map((range) => rangeText(range, text)).join(', '),
  ]);
  const reading = rows.filter((row) => row[2] !== '');
  const widths = [
    Math.max(0, ...rows.map((row) => row[0]!.length)),
    Math.max(0, ...reading.map((row) => row[1]!.length)),
  ];
  return rows.map(([site = '', decision = '', read = '']) =>
    [site.padEnd(widths[0]!), decision.padEnd(widths[1]!), read === '' ? '' : `reads ${read}`].join('  ').trimEnd(),
  );
}

/** Returns the file of all steps; undefined if they are in several. */
export function fileOfSteps(steps: readonly FindingStep[]): string | undefined {
  const files = new Set(steps.map(({ site }) => site.replace(/:\d+:\d+$/u, '')));
  return files.size === 1 ? [...files][0] : undefined;
}

function decisionText({ condition, code, taken }: FindingStep): string {
  if (condition.length <= longestCondition || code === '') return `${condition} ${wayText(taken)}`;
  const line = code.length <= longestCondition ? code : `${code.slice(0, longestCondition)}…`;
  return `${wayText(taken)} in: ${line}`;
}

function wayText(taken: FindingStep['taken']): string {
  if (taken === null) return 'finds nothing';
  if (typeof taken === 'string') return `finds ${JSON.stringify(taken)}`;
  return taken ? 'holds' : 'does not hold';
}

function rangeText({ of, from, to }: InputRange, text: string | undefined): string {
  const owner = of === undefined ? '' : `${of} `;
  if (from === undefined || to === undefined) return of ?? 'the input';
  if (of === undefined && text !== undefined && text.length > 1 && from === 0 && to === text.length)
    return 'the whole input';
  if (from === to) return of === undefined ? 'the end' : `the end of ${of}`;
  const place = to === from + 1 ? `at ${from}` : `at ${from} to ${to - 1}`;
  const read = of === undefined && text !== undefined ? `${shown(text.slice(from, to))} ` : owner;
  return `${read}${place}`;
}

function shown(text: string): string {
  return text.length <= longestRead ? JSON.stringify(text) : `${JSON.stringify(text.slice(0, longestRead))}…`;
}
