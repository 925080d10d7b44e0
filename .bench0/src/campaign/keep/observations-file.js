import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
const fileName = 'observations.json';
const sourcesName = 'sources';
/** Larger files are generated; a report does not show them. */
const mostSourceLength = 1 << 19;
/** Written to a draft and renamed, so that a kill cannot leave a partial file. */
export function writeObservations(campaignFolder, observations) {
    const file = path.join(campaignFolder, fileName);
    const draft = `${file}.draft`;
    writeFileSync(draft, JSON.stringify(observations));
    renameSync(draft, file);
}
/** Returns undefined if the campaign has written none, or another version of Coppice has. */
export function readObservations(campaignFolder) {
    try {
        const read = JSON.parse(readFileSync(path.join(campaignFolder, fileName), 'utf8'));
        return read?.version === 1 ? read : undefined;
    }
    catch {
        return undefined;
    }
}
/** Keeps the text of a file as it was run, so that a report shows it even if the file changes later. */
export function keepSource(campaignFolder, contentHash, read) {
    const file = sourceFile(campaignFolder, contentHash);
    if (existsSync(file))
        return;
    const text = read();
    if (text === undefined || text.length > mostSourceLength)
        return;
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(`${file}.draft`, text);
    renameSync(`${file}.draft`, file);
}
export function keptSource(campaignFolder, contentHash) {
    const file = sourceFile(campaignFolder, contentHash);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
function sourceFile(campaignFolder, contentHash) {
    return path.join(campaignFolder, sourcesName, `${contentHash}.txt`);
}
