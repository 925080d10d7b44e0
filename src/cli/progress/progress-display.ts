import type { CampaignProgress } from '../../campaign/campaign-progress.ts';
import type { ShownCampaign } from '../../report/terminal/progress-screen.ts';
import type { ReportedFinding } from '../../finding/reported-finding.ts';

/** Shows a campaign while it runs, on standard error. */
export interface ProgressDisplay {
  /** Called when it is known what the campaign is about. */
  starts(campaign: ShownCampaign): void;
  progressed(progress: CampaignProgress): void;
  found(finding: ReportedFinding): void;
  /** Removes what is not to stay. */
  end(): void;
}
