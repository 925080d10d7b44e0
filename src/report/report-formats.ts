import { plainView, type TextView } from './terminal/text-view.ts';
import type { CampaignSummary } from '../campaign/summarize/summarize.ts';

/** Returns the report of a campaign as text; formats that are not for reading in a terminal ignore the view. */
type RenderReport = (summary: CampaignSummary, view: TextView) => string;

interface ReportFormatDeclaration {
  /** Imports the code of the format, when a report is written in it. */
  readonly load: () => Promise<RenderReport>;
}

/** The formats of the report of a campaign. This is the only place where a format is declared. */
export const reportFormats = declared({
  /** Text for the terminal. */
  default: { load: async () => (await import('./terminal/campaign-text.ts')).campaignText },
  /** The documented result, which `explore` resolves to. */
  json: {
    load: async () => {
      const { campaignDocument } = await import('./campaign-document.ts');
      return (summary) => `${JSON.stringify(campaignDocument(summary), undefined, 2)}\n`;
    },
  },
});

export type ReportFormat = keyof typeof reportFormats;

export async function renderReport(
  format: ReportFormat,
  summary: CampaignSummary,
  view: TextView = plainView,
): Promise<string> {
  const render = await reportFormats[format].load();
  return render(summary, view);
}

/** Keeps the names, and widens the declarations to their common type. */
function declared<Name extends string>(
  table: Readonly<Record<Name, ReportFormatDeclaration>>,
): Readonly<Record<Name, ReportFormatDeclaration>> {
  return table;
}
