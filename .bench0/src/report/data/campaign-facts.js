import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keptSource, readObservations } from '../../campaign/keep/observations-file.js';
import { readJournal } from '../../campaign/keep/read-journal.js';
import { Counter } from '../../campaign/summarize/counts.js';
import { CoppiceError } from '../../core/coppice-error.js';
import { readFindings } from '../../finding/read-findings.js';
const nothingObserved = {
    version: 1,
    tables: [],
    passes: {},
    decisions: [],
    tree: [],
    solving: { byLink: {}, slowest: [] },
    otherSites: {},
    grammars: [],
};
/** Reads the folder of a campaign that has ended, was killed, or still runs. */
export function readCampaignFacts(folder) {
    const entries = entriesOf(folder);
    const [campaign] = entries;
    if (campaign?.kind !== 'campaign')
        throw notACampaign(folder);
    const counts = entries.filter((entry) => entry.kind === 'counts');
    const last = counts.at(-1);
    return {
        folder,
        campaign,
        kept: entries.filter((entry) => entry.kind === 'kept'),
        counts: last?.counts ?? new Counter({ nowMs: 0 }).counts(),
        paths: new Set(counts.flatMap(({ newPaths }) => newPaths)).size,
        losses: last?.monitor?.losses ?? [],
        observations: readObservations(folder) ?? nothingObserved,
        findings: readFindings(folder).map(({ reported }) => reported),
        sourceOf: (contentHash) => keptSource(folder, contentHash),
    };
}
/** A campaign that still runs may be writing its last line: only whole lines count. */
function entriesOf(folder) {
    const file = path.join(folder, 'campaign.jsonl');
    if (!existsSync(file))
        throw notACampaign(folder);
    const text = readFileSync(file, 'utf8');
    return readJournal(file, text.slice(0, text.lastIndexOf('\n') + 1));
}
function notACampaign(folder) {
    return new CoppiceError('no-such-campaign', `\`${folder}\` is not the folder of a campaign`, {
        hint: 'give the folder of a campaign, such as .coppice/src-parse.ts-parse',
    });
}
