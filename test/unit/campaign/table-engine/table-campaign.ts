import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { CampaignOptions } from '../../../../src/campaign/prepare/campaign-options.ts';
import { runCampaign, type CampaignControl } from '../../../../src/campaign/run-campaign.ts';
import type { CampaignSummary } from '../../../../src/campaign/summarize/summarize.ts';
import { ManualTime } from '../../../manual-time.ts';
import { TableEngine } from './table-engine.ts';
import type { OnStep } from './table-explorer.ts';
import { TableSubject, type Row } from './table-subject.ts';

/** Campaigns on one table, in a folder of their own. The clock stands still unless a step advances it. */
export class TableCampaign {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'coppice-table-'));
  readonly time = new ManualTime();
  interrupt = new AbortController();
  readonly subject: TableSubject;
  engine: TableEngine;

  constructor(rows: readonly Row[], onStep?: OnStep) {
    const file = path.join(this.folder, 'subject.js');
    // Never loaded, but its literals are what the check of a claim draws inputs from.
    writeFileSync(file, `export const inputs = ${JSON.stringify(rows.map(({ input }) => input))};\n`);
    this.subject = new TableSubject(file, rows);
    this.engine = new TableEngine(this.subject, onStep);
  }

  async run(options: Partial<CampaignOptions> = {}, control: Partial<CampaignControl> = {}): Promise<CampaignSummary> {
    const summary = await runCampaign(
      {
        file: this.subject.file,
        exportName: 'parse',
        domains: [{ kind: 'string', maxLength: 4 }],
        strategy: 'bfs',
        seed: '1',
        budget: { runs: 1000 },
        workers: 1,
        outFolder: path.join(this.folder, 'out'),
        resume: false,
        execution: {},
        allowedKinds: ['slow'],
        flipsPerSite: 32,
        ...options,
      },
      {
        signal: this.interrupt.signal,
        onProgress: () => undefined,
        time: this.time,
        engine: this.engine,
        ...control,
      },
    );
    if (this.engine.open.size > 0) throw new Error('the campaign left explorers or targets open');
    return summary;
  }

  /** Continues with a new engine and without the interrupt, as another process would. */
  continued(onStep?: OnStep): this {
    this.interrupt = new AbortController();
    this.engine = new TableEngine(this.subject, onStep);
    return this;
  }

  /** The folder of the latest campaign. */
  get latest(): string {
    const out = path.join(this.folder, 'out');
    return path.join(out, readdirSync(out).sort().at(-1)!);
  }

  /** Names of the files in a folder of the latest campaign. */
  written(...names: readonly string[]): readonly string[] {
    return readdirSync(path.join(this.latest, ...names)).sort();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
