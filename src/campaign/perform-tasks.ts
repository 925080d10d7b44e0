import type { Input } from '../execution/input.ts';
import type { Explorer } from '../search/explorer.ts';
import type { Recording } from '../search/recording.ts';
import type { ExpandTask, Task } from '../search/strategy.ts';
import type { Campaign } from './campaign.ts';
import { keepExpanded } from './keep.ts';
import { freshInputs, runInputs } from './run-inputs.ts';

/** Flips are solved so many at a time at most, so that a long path does not keep everybody waiting. */
const flipsAtATime = 16;
const inputsPerBatch = 64;
/** After so long, the flips that are left are left for another task. */
const longExpansionMs = 100;
/** Short runs are recorded several at a time: each exchange with the subject takes as long as a short run. */
const eventsAtOnce = 2048;
const mostAtOnce = 32;
/** About what can be done in the same time, on subjects neither small nor large. */
const runsPerMs = 10;
const runsPerFlip = 32;

/** A task, and how long the strategy took to come up with it. */
export interface PlannedTask {
  readonly task: Task;
  readonly planningMs: number;
}

/** A task of which nothing is left but to run inputs. */
interface Prepared {
  readonly task: Task;
  readonly inputs: readonly Input[];
  /** Of inputs run before those, because they were many. */
  readonly runs: number;
  readonly flips: number;
  /** Whether every flip was tried that was to be. */
  readonly isExpanded: boolean;
  /** Without looking into failures, which is no strategy's fault. */
  readonly milliseconds: number;
}

type Preparation = Omit<Prepared, 'task' | 'milliseconds'> & { readonly judgingMs: number };

const nothing: Preparation = { inputs: [], runs: 0, flips: 0, isExpanded: false, judgingMs: 0 };

/** Those that have recorded before. */
const recorders = new WeakSet<Explorer>();

/**
 * Does tasks in order: first the recordings of all of them, then the solving, and last the runs that come of it, again of
 * all. Answers how many are good to do at once next time.
 */
export async function performTasks(
  campaign: Campaign,
  explorer: Explorer,
  planned: readonly PlannedTask[],
): Promise<number> {
  const start = performance.now();
  const tasks = planned.map(({ task }) => task);
  const expansions = tasks.filter((task) => task.kind === 'expand');
  const recordings = await explorer.record(expansions.map(({ input }) => input.value));
  // The first recording starts the process that records, which is no strategy's fault.
  const recordingMs = recorders.has(explorer) ? (performance.now() - start) / tasks.length : 0;
  if (expansions.length > 0) recorders.add(explorer);
  const recorded = new Map<Task, Recording | undefined>(expansions.map((task, i) => [task, recordings[i]]));
  const prepared: Prepared[] = [];
  for (const { task, planningMs } of planned) {
    const taskStart = performance.now();
    const { judgingMs, ...preparation } = await prepare(campaign, explorer, task, recorded.get(task));
    const milliseconds = planningMs + recordingMs + performance.now() - taskStart - judgingMs;
    prepared.push({ task, ...preparation, milliseconds });
  }
  await runPrepared(campaign, explorer, prepared);
  // Where there is much to solve, exchanges are not what takes the time, and the strategy is to hear of it soon.
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
    const inputs = freshInputs(campaign, task.inputs);
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
  campaign.observer?.recorded(recording);
  if (recording.path !== undefined) campaign.paths.recorded(recording.path);
  const flips = task.choose(recording);
  let inputs: Input[] = [];
  let runs = 0;
  let judgingMs = await campaign.monitor.watch(explorer, value, recording);
  let start = 0;
  while (start < flips.length) {
    if (campaign.budget.stopReason !== undefined) return { ...nothing, runs, flips: start, judgingMs };
    if (start > 0 && isOver()) {
      task.leave?.(flips.slice(start));
      return { inputs, runs, flips: 1 + start, isExpanded: false, judgingMs };
    }
    // Few at first: nobody knows yet how long each takes.
    const end = start + Math.min(start + 1, flipsAtATime);
    const solved = await explorer.solve(value, flips.slice(start, end), task.effort);
    start = end;
    if (campaign.clock.exploring.isOver) campaign.budget.skipped++;
    campaign.counter.solved(solved, task.effort);
    inputs.push(...freshInputs(campaign, task.derive(solved.flips)));
    if (inputs.length < inputsPerBatch) continue;
    judgingMs += await runInputs(campaign, explorer, inputs);
    runs += inputs.length;
    inputs = [];
  }
  // Recording takes about as long as a flip.
  return { inputs, runs, flips: 1 + flips.length, isExpanded: flips.length > 0, judgingMs };
}

/** Where runs are counted the clock decides nothing, so that the same seed gives the same campaign. */
function timer({ options: { budget } }: Campaign, task: ExpandTask): () => boolean {
  if (task.leave === undefined || budget.runs !== undefined) return () => false;
  const end = performance.now() + longExpansionMs;
  return () => performance.now() > end;
}

async function runPrepared(campaign: Campaign, explorer: Explorer, prepared: readonly Prepared[]): Promise<void> {
  const start = performance.now();
  const inputs = prepared.flatMap((each) => each.inputs);
  const judgingMs = await runInputs(campaign, explorer, inputs);
  const runningMs = (performance.now() - start - judgingMs) / prepared.length;
  for (const each of prepared) {
    const { task, isExpanded } = each;
    const isSeen = isExpanded && campaign.budget.stopReason === undefined;
    if (task.kind === 'expand' && isSeen) keepExpanded(campaign, task.input);
    task.done?.(costOf(campaign, each, each.milliseconds + runningMs));
  }
}

/** In runs of the subject; by the clock, unless runs are counted. */
function costOf({ options: { budget } }: Campaign, { runs, inputs, flips }: Prepared, milliseconds: number): number {
  return budget.runs === undefined ? milliseconds * runsPerMs : runs + inputs.length + flips * runsPerFlip;
}
