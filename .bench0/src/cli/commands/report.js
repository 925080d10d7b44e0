import path from 'node:path';
import { exitCode } from '../../core/exit-code.js';
import { defaultCampaigns } from '../../finding/latest-campaign.js';
import { campaignOfSuite } from '../../suite/campaign-of-suite.js';
import { displayPath } from '../../core/text/display-path.js';
import { readReport } from '../../report/data/read-report.js';
import { loadReporter } from '../../report/load-reporter.js';
import { reportFormatNames, reportFormats } from '../../report/report-formats.js';
import { defineCommand } from '../command.js';
import { text } from '../option.js';
import { layOutTable } from '../table.js';
import { writtenFile } from '../written-file.js';
export const reportCommand = defineCommand({
    operands: ['[DIR]'],
    options: {
        format: text('FORMAT', 'the format, or the path of a reporter module (html)'),
        out: text('FILE', 'write to this file (standard output; html on a terminal: DIR/report.html)'),
    },
    details: `Formats\n${layOutTable(reportFormatNames.map((name) => [`  ${name}`, reportFormats[name].summary]))}\n` +
        'DIR is the folder of a campaign, which may be finished, killed or still running; by default the latest one.\n',
    examples: [
        { line: 'coppice report --out report.html', says: 'the latest campaign as one page' },
        { line: 'coppice report .coppice/src-parse.ts-parse --format json', says: 'everything as data' },
    ],
}, async (operands, { format = 'html', out }, io) => {
    const folder = campaignOfSuite(operands.at(0) ?? defaultCampaigns);
    const reporter = await loadReporter(format);
    const written = await reporter.report(await readReport(folder));
    // A terminal is no place for a page.
    const file = out ?? (format === 'html' && process.stdout.isTTY ? path.join(folder, 'report.html') : undefined);
    if (file === undefined)
        await io.out.write(written);
    else {
        writtenFile(file, written);
        await io.err.write(`wrote ${displayPath(file)}\n`);
    }
    return exitCode.nothingFound;
});
