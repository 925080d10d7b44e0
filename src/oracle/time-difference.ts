import type { SideResult } from '../execution/comparison.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { openTarget, type OpenTarget, type TargetOptions } from '../execution/open-target.ts';
import { endOfSide, sidesOf } from './end-alike.ts';
import { failingOf, type Failing, type JudgeRules } from './judge.ts';

/**
 * Runs each side of a comparison alone, natively, after all of them together did not end. Returns the difference if
 * some sides end and others do not; undefined if none ends, all end, or such differences are ignored.
 */
export async function timeDifference(
  input: RunInput,
  options: TargetOptions,
  rules: JudgeRules,
  open: OpenTarget = openTarget,
): Promise<Failing | undefined> {
  const { comparison } = options;
  if (comparison === undefined || comparison.ignored.includes('time')) return undefined;
  const results: SideResult[] = [];
  for (const [i, side] of sidesOf(options).entries()) {
    const { kind } = await endOfSide(input, side, options, open);
    results.push({ side: comparison.names[i] ?? '', outcome: kind === 'hung' ? 'hung' : 'ended' });
  }
  const hung = results.filter(({ outcome }) => outcome === 'hung');
  if (hung.length === 0 || hung.length === results.length) return undefined;
  const numbers = results.flatMap(({ outcome }, i) => (outcome === 'hung' ? [i] : []));
  return failingOf(
    {
      kind: 'difference',
      errorClass: '',
      message: `time: ${hung.map(({ side }) => side).join(', ')} did not finish within the time limit`,
      stack: '',
      about: `time | side ${numbers.join(' ')}`,
      difference: { class: 'time', results },
    },
    rules,
  );
}
