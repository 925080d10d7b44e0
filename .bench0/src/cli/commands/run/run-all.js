import { CoppiceError } from '../../../core/coppice-error.js';
import { exitCode } from '../../../core/exit-code.js';
import { overviewText } from '../../../report/terminal/overview-text.js';
import { detailOf } from './detail-option.js';
import { exitCodeOf } from './exit-code-of.js';
import { runShown } from './shown-run.js';
/**
 * Runs the campaigns of several targets, one after the other, and prints one summary. A target that cannot be explored does
 * not keep the others from it; a signal does.
 */
export async function runAll(targets, shownRun, values, io) {
    const campaigns = [];
    let endedBy;
    for (const name of targets) {
        try {
            const { summary, exitCode: code } = await runShown(shownRun(name), io);
            campaigns.push({ name, summary });
            endedBy = code;
        }
        catch (error) {
            if (!(error instanceof CoppiceError))
                throw error;
            campaigns.push({ name, problem: `${error.code}: ${error.message}` });
        }
        if (endedBy !== undefined)
            break;
    }
    const { style, columns: width } = io.out;
    const view = { style, width, detail: detailOf(values) };
    await io.out.write(values.json ? await documentOf(campaigns) : overviewText(campaigns, view));
    return endedBy ?? exitCodeOfAll(campaigns);
}
function exitCodeOfAll(campaigns) {
    if (campaigns.some((campaign) => 'summary' in campaign && exitCodeOf(campaign.summary) === exitCode.findings)) {
        return exitCode.findings;
    }
    return campaigns.every((campaign) => 'summary' in campaign) ? exitCode.nothingFound : exitCode.userError;
}
async function documentOf(campaigns) {
    const { campaignDocument } = await import('../../../report/campaign-document.js');
    const documents = campaigns.map((campaign) => 'summary' in campaign ? { name: campaign.name, ...campaignDocument(campaign.summary) } : campaign);
    return `${JSON.stringify({ campaigns: documents }, undefined, 2)}\n`;
}
