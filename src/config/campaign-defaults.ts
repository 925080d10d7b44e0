import { availableParallelism } from 'node:os';

/** What a campaign does where nobody says otherwise: the same for `coppice run` and for `explore`. */
export const campaignDefaults = {
  strategy: 'auto',
  seed: '1',
  outFolder: '.coppice',
  /** Time budget, if there is no budget of runs. */
  timeMs: 60_000,
  flipsPerSite: 32,
  /** Length of the longest hole of a token with words of any length. */
  holeLength: 3,
  /** Length of the longest filling of a hole of any length. */
  longestFilling: 64,
  timeLimitMs: 1000,
  /** Time limit of one run under a budget of runs, where the clock must not decide: only what truly hangs takes so long. */
  patientTimeLimitMs: 10_000,
  /**
   * Planning and judging take about half a core for each of two explorers, and an explorer has a process of the subject
   * beside it: as many explorers as cores do no more than one explorer fewer.
   */
  workers: (): number => Math.max(1, availableParallelism() - 1),
} as const;
