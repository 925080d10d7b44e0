import type { TrainingText } from '../../core/lexicon.ts';
import type { WantedToken } from './wanted-token.ts';

/**
 * Returns the printed tokens with the text between tokens taken from `old`, for the equal tokens at the start and the
 * end and next to the part that differs.
 */
export function withGapsOf(
  { text: old, spans }: TrainingText,
  tokens: readonly WantedToken[],
  printed: string,
  starts: readonly number[],
): string {
  const oldCount = spans.terminals.length - 1;
  const isSame = (at: number, oldAt: number): boolean =>
    oldAt >= 0 &&
    oldAt < oldCount &&
    spans.terminals[oldAt] === tokens[at]?.terminal &&
    old.slice(spans.starts[oldAt], spans.ends[oldAt]) === tokens[at]?.text;
  let first = 0;
  while (first < tokens.length && isSame(first, first)) first++;
  let last = 0;
  const shift = oldCount - tokens.length;
  while (last < tokens.length - first && isSame(tokens.length - 1 - last, oldCount - 1 - last)) last++;
  const oldGap = (oldAt: number): string =>
    oldAt < oldCount ? old.slice(oldAt === 0 ? 0 : spans.ends[oldAt - 1], spans.starts[oldAt]) : '';
  const newGap = (at: number): string =>
    printed.slice(at === 0 ? 0 : starts[at - 1]! + (tokens[at - 1]?.text.length ?? 0), starts[at]);
  let text = '';
  tokens.forEach((token, i) => {
    const isKept = i <= first || i >= tokens.length - last;
    const kept = isKept ? oldGap(i <= first ? i : i + shift) : '';
    text += (kept === '' ? newGap(i) : kept) + token.text;
  });
  return text + old.slice(spans.ends[oldCount - 1] ?? 0);
}
