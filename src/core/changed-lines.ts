/** Lines of a file, counted from 1; both ends belong to it. */
export interface LineRange {
  readonly from: number;
  readonly to: number;
}

/** The lines that changed in each file, by absolute path. */
export type ChangedLines = ReadonlyMap<string, readonly LineRange[]>;

/** Stands for all lines of a file. */
export const everyLine: LineRange = { from: 1, to: Infinity };

/**
 * Returns the lines of a text that differ from an earlier one, as one range. Lines that were only removed stand for those
 * on both sides. Undefined if nothing changed.
 */
export function changedRange(before: string, after: string): LineRange | undefined {
  if (before === after) return undefined;
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let end = 0;
  const most = Math.min(old.length, now.length) - start;
  while (end < most && old[old.length - 1 - end] === now[now.length - 1 - end]) end++;
  const to = now.length - end;
  return to > start ? { from: start + 1, to } : { from: Math.max(1, start), to: start + 1 };
}
