import type { SideResult } from '../execution/comparison.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { OpenTarget, TargetOptions } from '../execution/open-target.ts';
import type { Outcome } from '../execution/outcome/outcome.ts';
import type { TargetName } from '../execution/target-name.ts';

/**
 * Runs each side of a comparison natively in a process of its own. Returns true if each ends as it did beside the
 * others, so that no side has influenced another.
 */
export async function endAlike(
  input: RunInput,
  results: readonly SideResult[],
  options: TargetOptions,
  open: OpenTarget,
): Promise<boolean> {
  for (const [i, side] of sidesOf(options).entries()) {
    const result = results[i];
    const outcome = await endOfSide(input, side, options, open);
    if (result === undefined || !isEnd(outcome, result)) return false;
  }
  return true;
}

/** All sides of a comparison, the target first. */
export function sidesOf({
  file,
  exportName = '',
  comparison,
}: Pick<TargetOptions, 'file' | 'exportName' | 'comparison'>): readonly TargetName[] {
  return [{ file, exportName }, ...(comparison?.others ?? [])];
}

/** Runs one side alone, natively. */
export async function endOfSide(
  input: RunInput,
  { file, exportName }: TargetName,
  { comparison: _comparison, ...options }: TargetOptions,
  open: OpenTarget,
): Promise<Outcome> {
  const target = await open({ ...options, file, exportName, build: 'native', printResults: true });
  try {
    return (await target.runOne(input)).outcome;
  } finally {
    await target.close();
  }
}

function isEnd(outcome: Outcome, result: SideResult): boolean {
  if (result.outcome === 'returned') return outcome.kind === 'returned' && outcome.result === result.value;
  if (result.outcome !== 'threw' || !('failure' in outcome)) return false;
  const { errorClass, message, kind } = outcome.failure;
  // What an exhausted stack throws, and where, depends on how much of it was used before.
  return kind === 'stack-overflow' || `${errorClass}: ${message}` === result.error;
}
