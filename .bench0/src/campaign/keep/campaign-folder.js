import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { isPathId } from '../../core/path-id.js';
/** The folder of one campaign: corpus, findings and journal. */
export class CampaignFolder {
    path;
    constructor(folder) {
        this.path = folder;
    }
    /** Creates a new folder for the target. An existing folder is kept, and the new one gets a number. */
    static create(outFolder, targetName) {
        try {
            mkdirSync(outFolder, { recursive: true });
            for (let number = 1;; number++) {
                const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
                // `mkdir` fails if the folder exists, so two campaigns that start at once get two folders.
                if (existsSync(folder) || !madeNew(folder))
                    continue;
                mkdirSync(path.join(folder, 'corpus'));
                return new CampaignFolder(folder);
            }
        }
        catch (cause) {
            throw new CoppiceError('unwritable-folder', `cannot create a folder in \`${outFolder}\`: ${cause.message}`, {
                hint: 'give a writable folder with --out',
                cause,
            });
        }
    }
    /** Opens the latest folder of the target. */
    static reopen(outFolder, targetName) {
        let latest;
        for (let number = 1;; number++) {
            const folder = path.join(outFolder, number === 1 ? targetName : `${targetName}-${number}`);
            if (!existsSync(folder))
                break;
            latest = folder;
        }
        if (latest !== undefined && existsSync(path.join(latest, 'campaign.jsonl'))) {
            mkdirSync(path.join(latest, 'corpus'), { recursive: true });
            return new CampaignFolder(latest);
        }
        throw new CoppiceError('nothing-to-resume', `there is no campaign of ${targetName} in \`${outFolder}\``, {
            hint: 'leave out --resume to start a new campaign',
        });
    }
    get journalFile() {
        return path.join(this.path, 'campaign.jsonl');
    }
    get findingsFolder() {
        return path.join(this.path, 'findings');
    }
    /** Writes an input to the corpus: text and bytes unchanged, arguments as JSON. An existing file is left as it is. */
    keep(id, { encoding, input }) {
        if (!isPathId(id))
            throw new RangeError(`${id} is not the id of an input`);
        const file = path.join(this.path, 'corpus', `${id}${extensionOf[encoding]}`);
        if (existsSync(file))
            return;
        const isRaw = encoding === 'utf8' || encoding === 'base64';
        const content = isRaw
            ? Buffer.from(input, encoding === 'utf8' ? 'utf8' : 'base64')
            : `${JSON.stringify(input)}\n`;
        // Written to a draft and renamed, so that a kill cannot leave a partial input.
        const draft = path.join(this.path, `${id}.draft`);
        writeFileSync(draft, content);
        renameSync(draft, file);
    }
}
const extensionOf = { utf8: '.txt', utf16: '.utf16.json', base64: '.bin', args: '.args.json' };
function madeNew(folder) {
    try {
        mkdirSync(folder);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/** Named after file and export, so that functions of the same name in different files get different folders. */
export function targetName(file, exportName) {
    const relative = path.relative('', file).split(path.sep);
    const readable = relative
        .filter((part) => part !== '..' && part !== '.')
        .slice(-3)
        .join('-');
    const name = exportName === '' ? readable : `${readable}-${exportName}`;
    return name.replaceAll(/[^\w.-]+/g, '_');
}
