import type { CampaignSummary } from '../campaign/summarize/summarize.ts';

/** Text for the terminal, or the documented JSON that `explore` resolves to. */
export async function renderSummary(format: 'default' | 'json', summary: CampaignSummary): Promise<string> {
  if (format === 'default') return (await import('./campaign-text.ts')).campaignText(summary);
  const { campaignDocument } = await import('./campaign-document.ts');
  return `${JSON.stringify(campaignDocument(summary), undefined, 2)}\n`;
}
