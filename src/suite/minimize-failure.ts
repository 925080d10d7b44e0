import type { Domain } from '../constraint/domains/domain.ts';
import { unlessAborted } from '../core/time/unless-aborted.ts';
import { openTarget, type OpenTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Grammar } from '../grammar/grammar.ts';
import { measuredLimitMs, stopwatchOf, type Stopwatch } from '../oracle/growth.ts';
import type { Failing, JudgeRules } from '../oracle/judge.ts';
import { isSameCause } from '../oracle/signature.ts';
import { judgeSides } from '../oracle/time-difference.ts';
import { minimize, type Minimized } from './minimize.ts';
import { shortenSlow } from './shorten-slow.ts';
import { shrinkInput } from './shrink-input.ts';
import { findingKinds } from '../oracle/finding-kinds.ts';

export interface MinimizeOptions {
  /** Texts that are words of this grammar are reduced only to other words of it. */
  readonly grammar?: Grammar | undefined;
  /** The domains of the target's arguments; they bound the lengths of text and bytes inputs. */
  readonly domains?: readonly Domain[];
  readonly mostRuns?: number;
  /** Asked last, for inputs that fail for the same cause. */
  readonly keepsAlso?: ((candidate: RunInput) => Promise<boolean>) | undefined;
  readonly open?: OpenTarget;
}

const defaultRuns = 4000;
/** Fewer runs, because a run that hangs or exhausts memory uses up its limit and ends its process. */
const costlyRuns = 200;

/** A minimized input and its failure: the message may have changed, the cause has not. */
export interface MinimizedFailure extends Minimized {
  readonly failing: Failing;
}

/**
 * Returns the smallest input that fails natively for the same cause, or the smallest found before the signal aborted.
 */
export async function minimizeFailure(
  input: RunInput,
  failing: Failing,
  options: TargetOptions,
  rules: JudgeRules,
  { grammar, domains = [], mostRuns, keepsAlso, open = openTarget }: MinimizeOptions = {},
): Promise<MinimizedFailure> {
  const { needsLength = false, endsProcess = false } = findingKinds[failing.kind];
  const isCostly = endsProcess || failing.difference?.class === 'time';
  if (needsLength) return shortest(input, failing, options, open);
  // The parser is loaded only if there is a grammar.
  const shrinkWord = grammar && (await import('./shrink-word.ts')).shrinkWord;
  const target = await open({ ...options, build: 'native', printResults: false });
  const failings = new Map<RunInput, Failing>([[input, failing]]);
  const { signal } = options;
  const isStopped = (): boolean => signal?.aborted === true;
  const keeps = async (candidate: RunInput): Promise<boolean> => {
    const run = await unlessAborted(signal, () => target.runOne(candidate));
    const seen = run && (await judgeSides(candidate, run, options, rules, open));
    if (seen === undefined || !isSameCause(seen, failing.signature)) return false;
    if (keepsAlso !== undefined && !(await keepsAlso(candidate))) return false;
    failings.set(candidate, seen);
    return true;
  };
  const shrinker = (start: RunInput): ReturnType<typeof shrinkInput> =>
    (grammar !== undefined && start.kind === 'text' ? shrinkWord?.(start, grammar) : undefined) ??
    shrinkInput(start, domains.length === 1 ? domains[0] : undefined);
  try {
    const smallest = await minimize(input, shrinker, keeps, {
      mostRuns: mostRuns ?? (isCostly ? costlyRuns : defaultRuns),
      isOver: isStopped,
    });
    const isFinished = smallest.isFinished && !isStopped();
    return { ...smallest, isFinished, failing: failings.get(smallest.input) ?? failing };
  } finally {
    await target.close();
  }
}

/** Shortens an input that fails only because it is long, which takes measuring. */
async function shortest(
  input: RunInput,
  failing: Failing,
  options: TargetOptions,
  open: OpenTarget,
): Promise<MinimizedFailure> {
  if (failing.pump === undefined) return { input, failing, runs: 0, isFinished: true };
  const { signal } = options;
  const timing = { timeLimitMs: measuredLimitMs, measureTime: true, printResults: false } as const;
  const target = await open({ ...options, ...timing, build: 'native' });
  try {
    const measure = stopwatchOf(target);
    const stopwatch: Stopwatch = async (candidate) =>
      (await unlessAborted(signal, () => measure(candidate))) ?? { cpuMs: 0, isCut: false };
    const { pump, ...smallest } = await shortenSlow(failing.pump, input, stopwatch, () => signal?.aborted === true);
    return { ...smallest, failing: { ...failing, pump } };
  } finally {
    await target.close();
  }
}
