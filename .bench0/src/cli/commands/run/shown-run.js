import { chooseDisplay } from '../../progress/choose-display.js';
import { detailOf } from './detail-option.js';
import { exitCodeOf } from './exit-code-of.js';
import { Interrupt } from './interrupt.js';
/** Runs a campaign with its progress on standard error. Most of Coppice is loaded meanwhile. */
export async function runShown({ target, values, startMs, read }, io) {
    const display = chooseDisplay(io, target, detailOf(values));
    const interrupt = new Interrupt();
    try {
        const { runCampaign } = await import('../../../campaign/run-campaign.js');
        const options = await read();
        display.starts({ target, ...options.budget });
        const summary = await runCampaign(options, {
            signal: interrupt.signal,
            onProgress: (progress) => display.progressed(progress),
            observer: { found: (finding) => display.found(finding) },
            startMs,
        });
        return { summary, exitCode: interrupt.exitCode };
    }
    finally {
        display.end();
        interrupt.release();
    }
}
/** Runs a campaign with its progress on standard error, prints its summary and writes the reports that were asked for. */
export async function performShownRun(shown, io) {
    const { values, named = (summary) => summary } = shown;
    const { campaignReports } = await import('./campaign-reports.js');
    const writeReports = await campaignReports(values);
    const { summary, exitCode: endedBy } = await runShown(shown, io);
    const { style, columns: width } = io.out;
    const view = { style, width, detail: detailOf(values) };
    await writeReports(named(summary), io, view);
    if (endedBy !== undefined)
        return endedBy;
    return exitCodeOf(summary);
}
