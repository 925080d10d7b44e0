import { plainView } from './terminal/text-view.js';
/** Text for the terminal, or the documented JSON that `explore` resolves to, which does not depend on the view. */
export async function renderSummary(format, summary, view = plainView) {
    if (format === 'default')
        return (await import('./terminal/campaign-text.js')).campaignText(summary, view);
    const { campaignDocument } = await import('./campaign-document.js');
    return `${JSON.stringify(campaignDocument(summary), undefined, 2)}\n`;
}
