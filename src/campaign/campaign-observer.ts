import type { Run } from '../execution/target.ts';
import type { Recording } from '../search/recording.ts';

/** Looks on while a campaign runs, and changes nothing: told of every run and every recording as it comes in. */
export interface CampaignObserver {
  ran(run: Run): void;
  recorded(recording: Recording): void;
}
