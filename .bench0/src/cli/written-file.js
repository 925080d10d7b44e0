import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
/** Writes a file that the user named, with the folders above it. */
export function writtenFile(file, text) {
    try {
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
    }
    catch (cause) {
        throw new CoppiceError('unwritable-file', `cannot write \`${file}\`: ${cause.message}`, {
            hint: 'give a file that can be written',
            cause,
        });
    }
}
