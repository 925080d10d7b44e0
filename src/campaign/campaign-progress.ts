/** The phase that a campaign is in. */
export type CampaignPhase = 'preparing' | 'exploring' | 'probing' | 'finalizing' | 'summarizing';

/** Progress of a campaign, as `explore` passes it to `onProgress`. */
export interface CampaignProgress {
  readonly phase: CampaignPhase;
  readonly seconds: number;
  readonly runs: number;
  /** Share of runs that returned. */
  readonly accepted: number;
  readonly branches: { readonly covered: number; readonly total: number };
  readonly paths: number;
  readonly solver: { readonly sat: number; readonly unsat: number; readonly unknown: number };
  readonly findings: number;
  /** Seconds since a run covered something that no run covered before. */
  readonly secondsSinceGain: number;
  /** Number of runs by the origin of their input, such as `flip` and `mutation`, the most frequent first. */
  readonly runsByOrigin: Readonly<Record<string, number>>;
}

/** Progress before the first run. */
export const noProgress: CampaignProgress = {
  phase: 'preparing',
  seconds: 0,
  runs: 0,
  accepted: 0,
  branches: { covered: 0, total: 0 },
  paths: 0,
  solver: { sat: 0, unsat: 0, unknown: 0 },
  findings: 0,
  secondsSinceGain: 0,
  runsByOrigin: {},
};
