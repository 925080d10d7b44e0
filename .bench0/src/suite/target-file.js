import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { readSettings, writeSettings } from '../finding/replay-settings.js';
const name = 'target.json';
/** Writes into the folder of a campaign which target was run, and how. */
export function writeTargetFile(folder, settings) {
    writeFileSync(join(folder, name), `${JSON.stringify(writeSettings(settings, folder), undefined, 2)}\n`);
}
export function readTargetFile(folder) {
    const file = join(folder, name);
    if (!existsSync(file)) {
        const hint = 'give the folder of a campaign, such as .coppice/src-parse.ts-parse';
        throw new CoppiceError('no-such-campaign', `\`${folder}\` is not the folder of a campaign`, { hint });
    }
    try {
        return readSettings(JSON.parse(readFileSync(file, 'utf8')), resolve(folder));
    }
    catch (cause) {
        throw new CoppiceError('malformed-campaign', `\`${file}\` is not a valid description of the target: ${cause.message}`, {
            hint: 'run the campaign again to write it anew',
            cause,
        });
    }
}
