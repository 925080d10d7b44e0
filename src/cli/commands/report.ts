import path from 'node:path';

import { exitCode } from '../../core/exit-code.ts';
import { defaultCampaigns } from '../../finding/latest-campaign.ts';
import { campaignOfSuite } from '../../suite/campaign-of-suite.ts';
import { displayPath } from '../../core/text/display-path.ts';
import { readReport } from '../../report/data/read-report.ts';
import { loadReporter } from '../../report/load-reporter.ts';
import { reportFormatNames, reportFormats } from '../../report/report-formats.ts';
import { textReportFor } from '../../report/text-report.ts';
import { defineCommand } from '../command.ts';
import { proposing, text } from '../option.ts';
import { layOutTable } from '../table.ts';
import { writtenFile } from '../written-file.ts';

export const reportCommand = defineCommand(
  {
    operands: ['[DIR]'],
    options: {
      format: proposing(text('FORMAT', 'the format, or the path of a reporter module (html)'), reportFormatNames),
      out: text('FILE', 'write to this file (standard output; html on a terminal: DIR/report.html)'),
    },
    details:
      `Formats\n${layOutTable(reportFormatNames.map((name) => [`  ${name}`, reportFormats[name].summary]))}\n` +
      'DIR is the folder of a campaign, which may be finished, killed or still running; by default the latest one.\n',
    examples: [
      { line: 'coppice report --out report.html', says: 'the latest campaign as one page' },
      { line: 'coppice report .coppice/src-parse.ts-parse --format json', says: 'everything as data' },
    ],
  },
  async (operands, { format = 'html', out }, io) => {
    const folder = campaignOfSuite(operands.at(0) ?? defaultCampaigns);
    const reporter = await loadReporter(format);
    const data = await readReport(folder);
    if (format === 'text' && out === undefined) {
      await io.out.write(textReportFor(data, { style: io.out.style, width: io.out.columns }));
      return exitCode.nothingFound;
    }
    const written = await reporter.report(data);
    // A terminal is no place for a page.
    const file = out ?? (format === 'html' && process.stdout.isTTY ? path.join(folder, 'report.html') : undefined);
    if (file === undefined) await io.out.write(written);
    else {
      writtenFile(file, written);
      await io.err.write(`wrote ${displayPath(file)}\n`);
    }
    return exitCode.nothingFound;
  },
);
