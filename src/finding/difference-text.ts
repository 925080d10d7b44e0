import type { ReportedFinding } from './reported-finding.ts';

type Results = NonNullable<ReportedFinding['results']>;
type Result = Results[number];

/** Characters that are shown of a result: the upper limit, the least that a mark makes sense for, and the part before it. */
const mostShown = 100;
const leastMarked = 30;
const partBefore = 0.4;

/** Characters without a glyph, except for the space. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/**
 * The results of compared targets, one below the other, with a mark below the place where those of the two largest
 * groups differ; of long results, the part around that place that fits into `columns`.
 */
export function differenceRows({ results = [], groups = [] }: ReportedFinding, columns = Infinity): readonly string[] {
  if (results.length === 0) return [];
  const width = Math.max(...results.map(({ side }) => side.length));
  const texts = results.map(textOf);
  const at = firstDifferenceOf(texts[groups[0]?.[0] ?? 0] ?? '', texts[groups[1]?.[0] ?? 0] ?? '');
  const room = columns - 2 - width - 2 - 2 * ellipsis.length;
  const most = room < leastMarked ? mostShown : Math.min(mostShown, room);
  const before = Math.floor(most * partBefore);
  const start = texts.some((text) => text.length > most) && at > before ? at - before : 0;
  const rows = results.map(({ side }, i) => `  ${side.padEnd(width)}  ${part(texts[i]!, start, most)}`);
  const mark = `${' '.repeat(2 + width + 2 + (start > 0 ? ellipsis.length : 0) + at - start)}^`;
  return [
    ...rows,
    ...(isMarked(results, groups) && room >= leastMarked ? [mark] : []),
    ...agreementRows(results, groups),
  ];
}

/** Which side returned and which threw needs no mark. */
function isMarked(results: Results, groups: NonNullable<ReportedFinding['groups']>): boolean {
  const [one, other] = groups.map(([first]) => results[first ?? 0]?.outcome);
  return one === other && (one === 'returned' || one === 'threw');
}

function agreementRows(results: Results, groups: NonNullable<ReportedFinding['groups']>): readonly string[] {
  const [largest = []] = groups;
  if (results.length < 3) return [];
  if (largest.length < 2) return [`  no two of ${results.length} agree`];
  const names = largest.map((side) => results[side]?.side ?? '');
  return [`  ${largest.length} of ${results.length} agree: ${names.join(', ')}`];
}

function textOf(result: Result): string {
  switch (result.outcome) {
    case 'hung':
      return 'did not finish within the time limit';
    case 'memory':
      return 'ran out of memory';
    case 'ended':
      return 'finished';
    case 'returned':
      return escaped(`returned ${result.value.replaceAll(/\n\s*/gu, ' ')}`);
    case 'threw':
      return escaped(`threw ${result.error}`);
  }
}

function escaped(text: string): string {
  return text.replaceAll(invisible, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const ellipsis = '...';

function part(text: string, start: number, most: number): string {
  const shown = text.slice(start, start + most);
  return `${start > 0 ? ellipsis : ''}${shown}${start + most < text.length ? ellipsis : ''}`;
}

function firstDifferenceOf(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}
