import type { SideResult } from '../execution/comparison.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { openTarget, type OpenTarget, type TargetOptions } from '../execution/open-target.ts';
import { groupNames } from '../execution/outcome/difference-of-run.ts';
import type { Run } from '../execution/target.ts';
import { endOfSide, sidesOf } from './end-alike.ts';
import { failingOf, judgeRun, type Failing, type JudgeRules } from './judge.ts';

const limits = { hung: 'did not finish within the time limit', memory: 'ran out of memory' } as const;

/**
 * Runs each side of a comparison alone, natively, after all of them together did not end. Returns the difference if
 * some sides end and others exceed a limit of time or memory; undefined if all or none do, or such differences are
 * ignored.
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
    results.push({ side: comparison.names[i] ?? '', outcome: kind === 'hung' || kind === 'memory' ? kind : 'ended' });
  }
  const exceeding = results.flatMap(({ outcome }, i) => (outcome === 'ended' ? [] : [i]));
  const ending = results.flatMap(({ outcome }, i) => (outcome === 'ended' ? [i] : []));
  if (exceeding.length === 0 || ending.length === 0) return undefined;
  const groups = ending.length < exceeding.length ? [exceeding, ending] : [ending, exceeding];
  const failed = results.map(({ side, outcome }) => (outcome in limits ? `${side} ${limits[outcome as 'hung']}` : ''));
  return failingOf(
    {
      kind: 'difference',
      errorClass: '',
      message: `time: ${failed.filter((text) => text !== '').join(', ')}`,
      stack: '',
      about: `time | ${groupNames(groups)}`,
      difference: { class: 'time', results, groups },
    },
    rules,
  );
}

/** Judges a run; if it is one of a comparison that did not end, by running each side alone. */
export async function judgeSides(
  input: RunInput,
  run: Pick<Run, 'outcome'>,
  options: TargetOptions,
  rules: JudgeRules,
  open: OpenTarget = openTarget,
): Promise<Failing | undefined> {
  const judged = judgeRun(run, rules);
  if (judged === undefined || !mayBeTimeDifference(options, judged)) return judged;
  return timeDifference(input, options, rules, open);
}

/** True for the failures of a comparison that may be differences in time. */
export function mayBeTimeDifference({ comparison }: TargetOptions, { kind }: Failing): boolean {
  return comparison !== undefined && (kind === 'hang' || kind === 'memory');
}
