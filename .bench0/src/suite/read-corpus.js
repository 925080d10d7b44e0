import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { decodeInput } from '../execution/input/encoded-input.js';
/** File extensions by encoding; the longer ones first. */
const endings = [
    ['.utf16.json', 'utf16'],
    ['.args.json', 'args'],
    ['.bin', 'base64'],
    ['.txt', 'utf8'],
];
/** Returns the inputs that a campaign kept, in a fixed order. */
export function readCorpus(campaignFolder) {
    const folder = join(campaignFolder, 'corpus');
    if (!existsSync(folder))
        return [];
    return readdirSync(folder)
        .sort()
        .flatMap((name) => {
        const encoding = endings.find(([ending]) => name.endsWith(ending))?.[1];
        return encoding === undefined ? [] : [readInput(join(folder, name), encoding)];
    });
}
function readInput(file, encoding) {
    const content = readFileSync(file);
    if (encoding === 'utf8')
        return { kind: 'text', text: content.toString('utf8') };
    if (encoding === 'base64')
        return { kind: 'bytes', bytes: Uint8Array.from(content) };
    try {
        return decodeInput({ encoding, input: JSON.parse(content.toString('utf8')) });
    }
    catch (cause) {
        throw new CoppiceError('malformed-input', `${displayPath(file)} is not a valid input: ${cause.message}`, {
            hint: 'delete the file: --resume writes it anew from the journal of the campaign',
            cause,
        });
    }
}
