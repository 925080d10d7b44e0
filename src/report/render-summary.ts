import type { ReportData } from './data/report-data.ts';
import type { CampaignSummary } from '../campaign/summarize/summarize.ts';
import { withShortPlaces } from './short-places.ts';
import { plainView, type TextView } from './terminal/text-view.ts';

/** Text for the terminal, or the documented JSON that `explore` resolves to, which does not depend on the view. */
export async function renderSummary(
  format: 'default' | 'json',
  summary: CampaignSummary,
  view: TextView = plainView,
  report?: ReportData,
): Promise<string> {
  if (format === 'default') {
    const { campaignText } = await import('./terminal/campaign-text.ts');
    return campaignText(withShortPlaces(summary), view, report && { branches: withShortPlaces(report.branches) });
  }
  const { campaignDocument } = await import('./campaign-document.ts');
  return `${JSON.stringify(campaignDocument(summary), undefined, 2)}\n`;
}
