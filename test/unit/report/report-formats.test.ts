import { describe, expect, it } from 'vitest';

import { emptySummary } from '../../../src/campaign/summarize/summarize.ts';
import { renderReport, reportFormats, type ReportFormat } from '../../../src/report/report-formats.ts';

const summary = emptySummary(
  {
    file: 'target.mjs',
    exportName: 'parse',
    domains: [{ kind: 'string', maxLength: 8 }],
    strategy: 'auto',
    seed: '1',
    budget: { runs: 10 },
    workers: 1,
    outFolder: 'out',
    resume: false,
    allowedKinds: [],
    execution: {},
    flipsPerSite: 8,
  },
  'interrupted',
);

describe('the formats of a report', () => {
  it.each(Object.keys(reportFormats) as ReportFormat[])(
    'contain the target, and end with a line break: %s',
    async (format) => {
      const text = await renderReport(format, summary);
      expect(text).toContain('target.mjs#parse');
      expect(text).toMatch(/[^\n]\n$/u);
    },
  );

  it('include JSON that can be parsed', async () => {
    const document = JSON.parse(await renderReport('json', summary)) as Record<string, unknown>;
    expect(document).toMatchObject({ target: 'target.mjs#parse', strategy: 'auto', seed: 1, stoppedBy: 'interrupted' });
  });
});
