import { existsSync } from 'node:fs';
import path from 'node:path';

import type { CampaignSummary } from '../../../campaign/summarize/summarize.ts';
import { displayPath } from '../../../core/text/display-path.ts';
import { readReport } from '../../../report/data/read-report.ts';
import type { ReportData } from '../../../report/data/report-data.ts';
import { loadReporter } from '../../../report/load-reporter.ts';
import { renderSummary } from '../../../report/render-summary.ts';
import type { Reporter } from '../../../report/reporter.ts';
import type { TextView } from '../../../report/terminal/text-view.ts';
import type { Io } from '../../io.ts';
import { writtenFile } from '../../written-file.ts';
import type { RunValues } from './run-options.ts';

type ReportValues = Pick<RunValues, 'reporter' | 'report-dir' | 'json'>;

/** What `--reporter` asks for, at the end of a campaign. */
export class CampaignReports {
  readonly #values: ReportValues;
  readonly #reporters: readonly Reporter[];

  private constructor(values: ReportValues, reporters: readonly Reporter[]) {
    this.#values = values;
    this.#reporters = reporters;
  }

  /** Loads the reporters before the campaign starts, so that a wrong name is reported at once. */
  static async load(values: ReportValues): Promise<CampaignReports> {
    const names = (values.reporter ?? []).filter((name) => name !== 'default');
    return new CampaignReports(values, await Promise.all(names.map(loadReporter)));
  }

  /** Prints the summary, and writes the other reports. */
  async writeAll(summary: CampaignSummary, io: Io, view: TextView): Promise<void> {
    const { json, reporter: names = ['default'] } = this.#values;
    const isShown = !json && names.includes('default');
    const isRead = this.#reporters.length > 0 || (isShown && view.detail !== 'quiet');
    const data = isRead ? await reportOf(summary) : undefined;
    if (json) await io.out.write(await renderSummary('json', summary));
    else if (isShown) await io.out.write(await renderSummary('default', summary, view, data));
    if (data !== undefined) await this.#write(data, summary.folder, io);
  }

  /** Writes the reports of one of several campaigns, each campaign into a folder of its own. */
  async writeFiles(summary: CampaignSummary, io: Io): Promise<void> {
    const data = this.#reporters.length === 0 ? undefined : await reportOf(summary);
    if (data !== undefined) await this.#write(data, summary.folder, io, path.basename(summary.folder));
  }

  async #write(data: ReportData, campaignFolder: string, io: Io, subfolder = ''): Promise<void> {
    const { json, 'report-dir': reportFolder } = this.#values;
    const folder = reportFolder === undefined ? campaignFolder : path.join(reportFolder, subfolder);
    for (const reporter of this.#reporters) {
      const { fileName } = reporter;
      const text = await reporter.report(data);
      if (fileName === undefined) {
        // Standard output is for the JSON document alone.
        await (json ? io.err : io.out).write(text);
        continue;
      }
      const file = path.join(folder, fileName);
      writtenFile(file, text);
      await io.err.write(`wrote ${displayPath(file)}\n`);
    }
  }
}

/** A campaign that ended before its first run has no folder to read a report from. */
async function reportOf({ folder }: CampaignSummary): Promise<ReportData | undefined> {
  return existsSync(path.join(folder, 'campaign.jsonl')) ? readReport(folder) : undefined;
}
