import { readFileSync } from 'node:fs';
import { CoppiceError } from '../core/coppice-error.js';
/** Reads the text of a file, or of standard input for `-`. Invalid UTF-8 is read as U+FFFD, with a warning. */
export async function readInputText(file, io) {
    const bytes = file === '-' ? await io.readInput() : readBytes(file);
    const name = file === '-' ? 'standard input' : file;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    if (!isUtf8(bytes)) {
        await io.err.write(`${io.err.style.yellow('warning not-utf-8')}: ${name} is not valid UTF-8; invalid bytes are read as U+FFFD\n`);
    }
    return { file: name, text };
}
function isUtf8(bytes) {
    try {
        new TextDecoder('utf-8', { fatal: true }).decode(bytes);
        return true;
    }
    catch {
        return false;
    }
}
function readBytes(file) {
    try {
        return readFileSync(file);
    }
    catch (cause) {
        const isFolder = cause instanceof Error && 'code' in cause && cause.code === 'EISDIR';
        if (isFolder)
            throw new CoppiceError('is-a-folder', `\`${file}\` is a folder`, { hint: 'name a file in it', cause });
        const hint = 'check the path and the permissions of the file';
        throw new CoppiceError('no-such-file', `cannot read \`${file}\``, { hint, cause });
    }
}
