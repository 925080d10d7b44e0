import type { Input } from '../../execution/input/input.ts';
import type { Explorer, SolvedFlip } from '../../engine/explorer.ts';
import type { Flip, Recording } from '../../engine/recording.ts';
import { unsolvedFlip } from '../../engine/unsolved-flip.ts';
import type { ExpandTask, Task } from '../../search/strategy.ts';
import type { Campaign } from '../campaign.ts';
import { keepExpanded } from '../keep/keep.ts';
import { freshDerived, freshDrawn, runInputs } from './run-inputs.ts';

/** Upper limit of flips solved per request, so that a long path does not block the other tasks. */
const flipsAtATime = 16;
const inputsPerBatch = 64;
/** After this time the remaining flips are left for another task. */
const longExpansionMs = 100;
/** Short runs are recorded in batches: an exchange with the subject takes as long as a short run. */
const eventsAtOnce = 2048;
const mostAtOnce = 32;
/** Rough equivalents in time, for subjects of average size. */
const runsPerMs = 10;
/**
 * If runs are limited, solving is nearly free: the small cost only keeps it from going on without any runs. With a
 * grammar it must not take the runs from strategies that produce valid words without solving.
 */
const runsPerFlip = { withoutGrammar: 2, withGrammar: 32 };

/** A task, and the time that the strategy took to make it. */
export interface PlannedTask {
  readonly task: Task;
  readonly planningMs: number;
}

/** A task after recording and solving; only its runs are left. */
interface Prepared {
  readonly task: Task;
  readonly inputs: readonly Input[];
  /** Number of inputs that were run before `inputs`, because there were many. */
  readonly runs: number;
  readonly flips: number;
  /** True if every chosen flip was tried. */
  readonly isExpanded: boolean;
  /** Time spent, without examining failures, which is not charged to the strategy. */
  readonly milliseconds: number;
}

type Preparation = Omit<Prepared, 'task' | 'milliseconds'> & { readonly judgingMs: number };

const nothing: Preparation = { inputs: [], runs: 0, flips: 0, isExpanded: false, judgingMs: 0 };

/** Explorers that have recorded before. */
const recorders = new WeakSet<Explorer>();

/**
 * Performs tasks in order: all recordings, then the solving, then all resulting runs. Returns how many tasks to
 * perform at once next time.
 */
export async function performTasks(
  campaign: Campaign,
  explorer: Explorer,
  planned: readonly PlannedTask[],
): Promise<number> {
  const { clock } = campaign;
  const start = clock.nowMs;
  const tasks = planned.map(({ task }) => task);
  const expansions = tasks.filter((task) => task.kind === 'expand');
  const recordings = await explorer.record(expansions.map(({ input }) => input.value));
  // The first recording starts the recording process, which is not charged to the strategy.
  const recordingMs = recorders.has(explorer) ? (clock.nowMs - start) / tasks.length : 0;
  if (expansions.length > 0) recorders.add(explorer);
  const recorded = new Map<Task, Recording | undefined>(expansions.map((task, i) => [task, recordings[i]]));
  const prepared: Prepared[] = [];
  for (const { task, planningMs } of planned) {
    const taskStart = clock.nowMs;
    const { judgingMs, ...preparation } = await prepare(campaign, explorer, task, recorded.get(task));
    const milliseconds = planningMs + recordingMs + clock.nowMs - taskStart - judgingMs;
    prepared.push({ task, ...preparation, milliseconds });
  }
  await runPrepared(campaign, explorer, prepared);
  // If there is much to solve, exchanges are not the bottleneck, and the strategy should get the results soon.
  if (prepared.some(({ flips }) => flips > flipsAtATime)) return 1;
  const longest = Math.max(1, ...recordings.map(({ path }) => path?.sites.length ?? eventsAtOnce));
  return Math.min(mostAtOnce, 2 * tasks.length, Math.max(1, Math.floor(eventsAtOnce / longest)));
}

async function prepare(
  campaign: Campaign,
  explorer: Explorer,
  task: Task,
  recording: Recording | undefined,
): Promise<Preparation> {
  if (task.kind === 'run') {
    const inputs = freshDrawn(campaign, task.inputs);
    if (inputs.length === 0) campaign.budget.ranNothing();
    return { ...nothing, inputs };
  }
  if (recording === undefined) campaign.budget.skipped++;
  if (recording === undefined || campaign.budget.stopReason !== undefined) return nothing;
  return expand(campaign, explorer, task, recording);
}

async function expand(
  campaign: Campaign,
  explorer: Explorer,
  task: ExpandTask,
  recording: Recording,
): Promise<Preparation> {
  const { value } = task.input;
  const isOver = timer(campaign, task);
  campaign.counter.recorded(recording);
  campaign.observer?.recorded?.(recording);
  campaign.ledger.recorded(value, recording);
  if (recording.path !== undefined) campaign.paths.recorded(recording.path);
  const focused = await campaign.focus?.sitesOf(recording, explorer);
  const flips = task.choose(focused === undefined ? recording : { ...recording, focused });
  let inputs: Input[] = [];
  let runs = 0;
  const watchStart = campaign.clock.nowMs;
  await campaign.monitor.watch(explorer, value, recording);
  let judgingMs = campaign.clock.nowMs - watchStart;
  let start = 0;
  while (start < flips.length) {
    if (campaign.budget.stopReason !== undefined) return { ...nothing, runs, flips: start, judgingMs };
    if (start > 0 && isOver()) {
      task.leave?.(flips.slice(start));
      return { inputs, runs, flips: 1 + start, isExpanded: false, judgingMs };
    }
    // Starts with few flips, because their duration is not known yet.
    const end = start + Math.min(start + 1, flipsAtATime);
    const batch = flips.slice(start, end);
    const due = batch.filter((flip) => task.isDue?.(flip) ?? true);
    const solved = await explorer.solve(value, due, task.mode);
    const passedOver = batch.filter((flip) => !due.includes(flip)).map(passOver);
    start = end;
    if (campaign.clock.exploring.isOver) campaign.budget.skipped++;
    campaign.counter.solved(solved, task.mode);
    campaign.counter.answered(passedOver, task.mode);
    campaign.ledger.solved(value, recording, solved.flips, task.mode);
    inputs.push(...freshDerived(campaign, task.derive([...solved.flips, ...passedOver])));
    if (inputs.length < inputsPerBatch) continue;
    judgingMs += await runInputs(campaign, explorer, inputs);
    runs += inputs.length;
    inputs = [];
  }
  // Recording costs about as much as a flip.
  return { inputs, runs, flips: 1 + flips.length, isExpanded: flips.length > 0, judgingMs };
}

/** The answer to a flip that the strategy skips. */
function passOver(flip: Flip): SolvedFlip {
  const reason = 'skipped: earlier attempts at this branch ended unknown (back-off)';
  return { ...unsolvedFlip(flip, reason), isSkipped: true };
}

/** If runs are limited, time has no influence, so that the same seed gives the same campaign. */
function timer({ clock, options: { budget } }: Campaign, task: ExpandTask): () => boolean {
  if (task.leave === undefined || budget.runs !== undefined) return () => false;
  const end = clock.nowMs + longExpansionMs;
  return () => clock.nowMs > end;
}

async function runPrepared(campaign: Campaign, explorer: Explorer, prepared: readonly Prepared[]): Promise<void> {
  const { clock } = campaign;
  const start = clock.nowMs;
  const inputs = prepared.flatMap((each) => each.inputs);
  const judgingMs = await runInputs(campaign, explorer, inputs);
  const runningMs = (clock.nowMs - start - judgingMs) / prepared.length;
  for (const each of prepared) {
    const { task, isExpanded } = each;
    const isSeen = isExpanded && campaign.budget.stopReason === undefined;
    if (task.kind === 'expand' && isSeen) keepExpanded(campaign, task.input);
    task.done?.(costOf(campaign, each, each.milliseconds + runningMs));
  }
}

/** The cost in runs of the subject; measured in time unless runs are limited. */
function costOf({ options }: Campaign, { runs, inputs, flips }: Prepared, milliseconds: number): number {
  if (options.budget.runs === undefined) return milliseconds * runsPerMs;
  const perFlip = options.grammar === undefined ? runsPerFlip.withoutGrammar : runsPerFlip.withGrammar;
  return runs + inputs.length + flips * perFlip;
}
