import { encodeInput } from '../execution/encoded-input.ts';
import { shapedInputId, type Input } from '../execution/input.ts';
import type { Explorer } from '../search/explorer.ts';
import type { Recording } from '../search/recording.ts';
import type { ExpandTask, Task } from '../search/strategy.ts';
import type { Ending } from './budget.ts';
import type { Campaign } from './campaign.ts';
import { judge } from './judge.ts';
import { progressOf, type Progress } from './progress.ts';
import { keepCounts, keepExpanded, keepInput } from './keep.ts';

/** Flips are solved so many at a time, so that a long path does not keep everybody waiting; children run in larger batches. */
const flipsAtATime = 16;
const flipsPerBatch = 64;
/** Short runs are recorded several at a time: each exchange with the subject takes as long as a short run. */
const eventsAtOnce = 2048;
const mostAtOnce = 16;
const acknowledgeEveryMs = 500;
/** About what can be done in the same time, on subjects neither small nor large. */
const runsPerMs = 10;
const runsPerFlip = 32;

/** Told from time to time how far a campaign has come, after it was written down. */
export type ProgressListener = (progress: Progress) => void;

/** Runs the seeds, then whatever the strategy asks for, until it asks no more or the budget is spent; answers which it was. */
export async function explore(campaign: Campaign, onProgress: ProgressListener): Promise<Ending> {
  const [first] = campaign.explorers;
  if (first === undefined) throw new RangeError('a campaign needs an explorer');
  await restore(campaign, first);
  await runInputs(campaign, first, campaign.seeds);
  const acknowledge = acknowledger(campaign, onProgress);
  const idle = new Idle();
  await Promise.all(campaign.explorers.map((explorer) => work(campaign, explorer, idle, acknowledge)));
  const ending = campaign.budget.stopReason ?? 'exhausted';
  keepCounts(campaign);
  return ending;
}

/** Runs the corpus of the part before again, for its coverage; what was counted and kept then is not again. */
async function restore(campaign: Campaign, explorer: Explorer): Promise<void> {
  const { restored, coverage, strategy, known, folder } = campaign;
  // A kill may have come between the journal and the corpus.
  for (const { id, input } of restored) folder.keep(id, encodeInput(input.value));
  const runs = await explorer.run(restored.map(({ input }) => input.value));
  for (const [i, run] of runs.entries()) {
    const { input, id, isExpanded } = restored[i] as Campaign['restored'][number];
    const gain = coverage.add(run.coverage);
    known.add(id);
    strategy.ran({ input, outcome: run.outcome.kind, gain: isExpanded ? 0 : gain });
    // A kill may have come before its failure was confirmed.
    await judge(campaign, input, run);
  }
}

async function work(
  campaign: Campaign,
  explorer: Explorer,
  idle: Idle,
  acknowledge: () => Promise<void>,
): Promise<void> {
  let atOnce = 1;
  while (campaign.budget.stopReason === undefined) {
    const tasks = nextTasks(campaign, atOnce);
    if (tasks.length === 0) {
      if (!(await idle.untilMore(campaign.explorers.length))) return;
      continue;
    }
    atOnce = await perform(campaign, explorer, tasks);
    idle.wake();
    await acknowledge();
  }
  idle.end();
}

function nextTasks({ strategy }: Campaign, most: number): readonly Task[] {
  const tasks: Task[] = [];
  while (tasks.length < most) {
    const task = strategy.next();
    if (task === undefined) break;
    tasks.push(task);
    // What comes of it may change what is wanted next.
    if (task.kind === 'run') break;
  }
  return tasks;
}

/** What a task took: runs of the subject, and flips to solve. */
interface Work {
  readonly runs: number;
  readonly flips: number;
}

/** In runs of the subject. Where runs are counted the clock decides nothing, so that the same seed gives the same campaign. */
function costOf({ options: { budget } }: Campaign, { runs, flips }: Work, milliseconds: number): number {
  return budget.runs === undefined ? milliseconds * runsPerMs : runs + flips * runsPerFlip;
}

/** Does tasks in order, the recordings of all of them first; answers how many are good to do at once next time. */
async function perform(campaign: Campaign, explorer: Explorer, tasks: readonly Task[]): Promise<number> {
  const start = performance.now();
  const expansions = tasks.filter((task) => task.kind === 'expand');
  const recordings = await explorer.record(expansions.map(({ input }) => input.value));
  const recordingMs = (performance.now() - start) / tasks.length;
  const recorded = new Map<Task, Recording>(expansions.map((task, i) => [task, recordings[i] as Recording]));
  let flips = 0;
  for (const task of tasks) {
    const taskStart = performance.now();
    const work = await performOne(campaign, explorer, task, recorded.get(task));
    const milliseconds = recordingMs + performance.now() - taskStart;
    task.done?.(costOf(campaign, work, milliseconds));
    flips += work.flips;
  }
  // Where there is much to solve, exchanges are not what takes the time, and the strategy is to hear of it soon.
  if (flips > flipsAtATime) return 1;
  const longest = Math.max(1, ...recordings.map(({ path }) => path?.sites.length ?? eventsAtOnce));
  return Math.min(mostAtOnce, 2 * tasks.length, Math.max(1, Math.floor(eventsAtOnce / longest)));
}

async function performOne(
  campaign: Campaign,
  explorer: Explorer,
  task: Task,
  recording: Recording | undefined,
): Promise<Work> {
  if (task.kind === 'run') return { runs: await runInputs(campaign, explorer, task.inputs), flips: 0 };
  if (recording === undefined || campaign.budget.stopReason !== undefined) return { runs: 0, flips: 0 };
  return expand(campaign, explorer, task, recording);
}

async function expand(campaign: Campaign, explorer: Explorer, task: ExpandTask, recording: Recording): Promise<Work> {
  const { value } = task.input;
  campaign.counter.recorded(recording);
  if (recording.path !== undefined) campaign.paths.recorded(recording.path);
  const flips = task.choose(recording);
  let children: Input[] = [];
  let runs = 0;
  for (let start = 0; start < flips.length; start += flipsAtATime) {
    if (campaign.budget.stopReason !== undefined) return { runs, flips: start };
    const solved = await explorer.solve(value, flips.slice(start, start + flipsAtATime), task.effort);
    campaign.counter.solved(solved, task.effort);
    children.push(...task.derive(solved.flips));
    if (start % flipsPerBatch !== flipsPerBatch - flipsAtATime) continue;
    runs += await runInputs(campaign, explorer, children);
    children = [];
  }
  runs += await runInputs(campaign, explorer, children);
  if (flips.length > 0) keepExpanded(campaign, task.input);
  // Recording takes about as long as a flip.
  return { runs, flips: 1 + flips.length };
}

/** Runs those that have not been run before, and sees to what comes of them; answers how many. */
async function runInputs(campaign: Campaign, explorer: Explorer, inputs: readonly Input[]): Promise<number> {
  const { budget } = campaign;
  const wanted = inputs.filter((input) => isFresh(campaign, input));
  const fresh = budget.stopReason === undefined ? wanted.slice(0, budget.runsLeft) : [];
  budget.skipped += wanted.length - fresh.length;
  if (fresh.length === 0) return 0;
  const runs = await explorer.run(fresh.map(({ value }) => value));
  // An interrupt may have reached the subject as well: how these runs ended says nothing about it.
  if (budget.stopReason === 'interrupted') {
    budget.skipped += fresh.length;
    return 0;
  }
  for (const [i, run] of runs.entries()) {
    const input = fresh[i] as Input;
    const gain = campaign.coverage.add(run.coverage);
    campaign.counter.ran(run.outcome.kind);
    budget.ran(gain);
    campaign.paths.covered(run.coverage);
    if (gain > 0) keepInput(campaign, input, run.outcome.kind, gain);
    campaign.strategy.ran({ input, outcome: run.outcome.kind, gain });
    await judge(campaign, input, run);
  }
  return runs.length;
}

function isFresh({ known }: Campaign, { value }: Input): boolean {
  const id = shapedInputId(value);
  if (known.has(id)) return false;
  known.add(id);
  return true;
}

function acknowledger(campaign: Campaign, onProgress: ProgressListener): () => Promise<void> {
  let last = performance.now();
  return async () => {
    if (performance.now() - last < acknowledgeEveryMs) return;
    last = performance.now();
    keepCounts(campaign);
    onProgress(await progressOf(campaign));
  };
}

/** Explorers that wait for the others to come up with something. */
class Idle {
  private waiting: ((isMore: boolean) => void)[] = [];

  /** False if all are waiting, or one has ended: nothing more will come. */
  async untilMore(explorers: number): Promise<boolean> {
    if (this.waiting.length + 1 >= explorers) {
      this.settle(false);
      return false;
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  wake(): void {
    this.settle(true);
  }

  end(): void {
    this.settle(false);
  }

  private settle(isMore: boolean): void {
    for (const resolve of this.waiting.splice(0)) resolve(isMore);
  }
}
