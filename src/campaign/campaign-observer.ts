import type { Run } from '../execution/target.ts';
import type { Recording } from '../engine/recording.ts';
import type { ReportedFinding } from '../finding/reported-finding.ts';

/** Observes every run, every recording and every new finding of a campaign without influencing it. */
export interface CampaignObserver {
  readonly ran?: (run: Run) => void;
  readonly recorded?: (recording: Recording) => void;
  /** Called with a finding as soon as it is confirmed; its input may get smaller until the end of the campaign. */
  readonly found?: (finding: ReportedFinding) => void;
}
