import { encodeInput } from '../../execution/input/encoded-input.ts';
import type { Input } from '../../execution/input/input.ts';
import type { Explorer } from '../../engine/explorer.ts';
import type { Ending } from './budget.ts';
import type { Campaign } from '../campaign.ts';
import { judge } from '../judge/judge.ts';
import { keepCounts } from '../keep/keep.ts';
import { keepObservations } from '../keep/keep-observations.ts';
import { performTasks, type PlannedTask } from './perform-tasks.ts';
import type { CampaignProgress } from '../campaign-progress.ts';
import { progressOf } from '../progress.ts';
import { freshInputs, runInputs } from './run-inputs.ts';

const acknowledgeEveryMs = 500;
/** Reports of a campaign that was killed may lack this much. */
const observeEveryMs = 5000;
const mostMsWithoutBreath = 20;
/** When this process last let its event loop run; there is one loop, whatever number of campaigns. */
let lastBreath = 0;

/** Called from time to time with the progress of a campaign, after it was written to the journal. */
export type ProgressListener = (progress: CampaignProgress) => void;

/**
 * Runs the seeds, then the tasks of the strategy until it has none left or the budget is spent. Returns why it ended.
 */
export async function exploreInputs(campaign: Campaign, onProgress: ProgressListener): Promise<Ending> {
  const [first] = campaign.explorers;
  if (first === undefined) throw new RangeError('a campaign needs an explorer');
  await campaign.clock.exploring.attempt(async () => {
    await restore(campaign, first);
    await runInputs(campaign, first, freshInputs(campaign, campaign.seeds));
    await keepObservations(campaign);
    await workAll(campaign, acknowledger(campaign, onProgress));
  });
  return endingOf(campaign);
}

/** Continues exploring from inputs that were found outside of exploration. */
export async function exploreFrom(
  campaign: Campaign,
  inputs: readonly Input[],
  onProgress: ProgressListener,
): Promise<Ending> {
  const [first] = campaign.explorers;
  await campaign.clock.exploring.attempt(async () => {
    if (first !== undefined) await runInputs(campaign, first, freshInputs(campaign, inputs));
    await workAll(campaign, acknowledger(campaign, onProgress));
  });
  return endingOf(campaign);
}

function endingOf(campaign: Campaign): Ending {
  const ending = campaign.budget.stopReason ?? 'exhausted';
  keepCounts(campaign);
  return ending;
}

async function workAll(campaign: Campaign, acknowledge: () => Promise<void>): Promise<void> {
  const { explorers, clock } = campaign;
  const idle = new Idle(explorers.length);
  const works = explorers.map((explorer) => clock.exploring.attempt(() => work(campaign, explorer, idle, acknowledge)));
  for (const end of await Promise.allSettled(works)) if (end.status === 'rejected') throw end.reason;
}

/** Runs the corpus of the earlier part again to restore its coverage; nothing is counted or kept twice. */
async function restore(campaign: Campaign, explorer: Explorer): Promise<void> {
  const { restored, beyond, coverage, strategy, known, folder, budget } = campaign;
  // The campaign may have been killed between writing the journal and the corpus.
  for (const { id, input } of restored) folder.keep(id, encodeInput(input.value));
  const runs = await explorer.run(restored.map(({ input }) => input.value));
  budget.skipped += restored.length - runs.length;
  for (const [i, run] of runs.entries()) {
    const { input, id, isExpanded } = restored[i]!;
    const { gain } = coverage.add(run.coverage);
    known.add(id);
    strategy.ran({ input, outcome: run.outcome.kind, gain: isExpanded ? 0 : gain });
    // The campaign may have been killed before the failure was confirmed.
    await judge(campaign, input, run);
  }
  for (const [i, run] of (await explorer.run(beyond.map(({ value }) => value))).entries()) {
    coverage.add(run.coverage);
    await judge(campaign, beyond[i]!, run);
  }
}

async function work(
  campaign: Campaign,
  explorer: Explorer,
  idle: Idle,
  acknowledge: () => Promise<void>,
): Promise<void> {
  let atOnce = 1;
  try {
    while (campaign.budget.stopReason === undefined && !campaign.budget.isFruitless && !idle.isOver) {
      await breathe();
      const tasks = nextTasks(campaign, atOnce);
      if (tasks.length === 0) {
        await idle.untilMore();
        continue;
      }
      atOnce = await performTasks(campaign, explorer, tasks);
      idle.wake();
      await acknowledge();
    }
  } finally {
    // Also after an error: the other workers have to end before their processes can be closed.
    idle.end();
  }
}

/** Yields to the event loop: tasks without runs never wait, so signals and timers would not be handled. */
async function breathe(): Promise<void> {
  if (performance.now() - lastBreath < mostMsWithoutBreath) return;
  await new Promise((resolve) => setImmediate(resolve));
  lastBreath = performance.now();
}

function nextTasks({ strategy, clock }: Campaign, most: number): readonly PlannedTask[] {
  const planned: PlannedTask[] = [];
  while (planned.length < most) {
    const start = clock.nowMs;
    const task = strategy.next();
    if (task === undefined) break;
    planned.push({ task, planningMs: clock.nowMs - start });
    // The results of runs may change which tasks come next.
    if (task.kind === 'run') break;
  }
  return planned;
}

function acknowledger(campaign: Campaign, onProgress: ProgressListener): () => Promise<void> {
  const { clock } = campaign;
  let last = clock.nowMs;
  let lastObserved = clock.nowMs;
  return async () => {
    if (clock.nowMs - last < acknowledgeEveryMs) return;
    last = clock.nowMs;
    keepCounts(campaign);
    if (last - lastObserved >= observeEveryMs) {
      lastObserved = last;
      await keepObservations(campaign);
    }
    onProgress(await progressOf(campaign));
  };
}

/** Workers that wait for tasks of other workers to yield new ones. */
class Idle {
  readonly #explorers: number;
  #waiting: (() => void)[] = [];
  /** True if no more tasks will come: all workers wait, or one has ended. */
  isOver = false;

  constructor(explorers: number) {
    this.#explorers = explorers;
  }

  async untilMore(): Promise<void> {
    // Another worker may have ended since this one last looked: then no worker is left to wake it.
    if (this.isOver) return;
    if (this.#waiting.length + 1 >= this.#explorers) this.end();
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }

  wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  end(): void {
    this.isOver = true;
    this.wake();
  }
}
