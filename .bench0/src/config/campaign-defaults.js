import { availableParallelism } from 'node:os';
/** Defaults of a campaign, the same for `coppice run` and for `explore`. */
export const campaignDefaults = {
    strategy: 'auto',
    seed: '1',
    outFolder: '.coppice',
    /** Time budget, if there is no budget of runs. */
    timeMs: 60_000,
    flipsPerSite: 32,
    /** Length of the longest hole of a token of variable length. */
    holeLength: 3,
    /** Length of the longest filling of a hole of variable length. */
    longestFilling: 64,
    timeLimitMs: 1000,
    /**
     * Time limit of one run under a budget of runs. Time must not influence such a campaign, so only real hangs may
     * reach it.
     */
    patientTimeLimitMs: 10_000,
    /**
     * Each worker has a process of the subject, and planning and judging take about half a core for every two workers.
     * As many workers as cores do no more than one worker fewer.
     */
    workers: () => Math.max(1, availableParallelism() - 1),
};
