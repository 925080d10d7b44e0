import type { Run } from '../execution/target.ts';
import type { Recording } from '../engine/recording.ts';

/** Observes every run and every recording of a campaign without influencing it. */
export interface CampaignObserver {
  ran(run: Run): void;
  recorded(recording: Recording): void;
}
