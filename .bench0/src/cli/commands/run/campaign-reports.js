import { existsSync } from 'node:fs';
import path from 'node:path';
import { displayPath } from '../../../core/text/display-path.js';
import { readReport } from '../../../report/data/read-report.js';
import { loadReporter } from '../../../report/load-reporter.js';
import { renderSummary } from '../../../report/render-summary.js';
import { writtenFile } from '../../written-file.js';
/** Loads the reporters before the campaign starts, so that a wrong name is reported at once. */
export async function campaignReports(values) {
    const { reporter: names = ['default'], json, 'report-dir': reportFolder } = values;
    const reporters = await Promise.all(names.filter((name) => name !== 'default').map(loadReporter));
    return async (summary, io, view) => {
        if (json)
            await io.out.write(await renderSummary('json', summary));
        else if (names.includes('default'))
            await io.out.write(await renderSummary('default', summary, view));
        // A campaign that ended before its first run has no folder.
        if (reporters.length === 0 || !existsSync(path.join(summary.folder, 'campaign.jsonl')))
            return;
        const data = await readReport(summary.folder);
        for (const reporter of reporters) {
            const { fileName } = reporter;
            const text = await reporter.report(data);
            if (fileName === undefined) {
                // Standard output is for the JSON document alone.
                await (json ? io.err : io.out).write(text);
                continue;
            }
            const file = path.join(reportFolder ?? summary.folder, fileName);
            writtenFile(file, text);
            await io.err.write(`wrote ${displayPath(file)}\n`);
        }
    };
}
