import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { decodeInput } from '../../execution/input/encoded-input.js';
/** Reads the files of a folder as inputs for these domains, in a fixed order. */
export function seedInputs(folder, domains) {
    if (statSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw new CoppiceError('no-such-folder', `the seed folder \`${folder}\` does not exist`);
    }
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();
    return files.map((file) => ({
        value: readSeed(file, domains),
        origin: { kind: 'seed', file: displayPath(file) },
    }));
}
function readSeed(file, domains) {
    const bytes = readFileSync(file);
    const [only] = domains;
    if (domains.length === 1 && only?.kind === 'bytes')
        return { kind: 'bytes', bytes: fitted(bytes, only) };
    const isText = domains.length === 1 && only?.kind === 'string';
    if (isText && !file.endsWith('.utf16.json'))
        return { kind: 'text', text: bytes.toString('utf8') };
    return readWritten(file, bytes.toString('utf8'), isText ? 'utf16' : 'args');
}
function readWritten(file, text, encoding) {
    try {
        const input = decodeInput({ encoding, input: JSON.parse(text) });
        if (input !== undefined)
            return input;
    }
    catch {
        // Reported below, with the expected format.
    }
    throw new CoppiceError('bad-seed', `${displayPath(file)} is not an input of this target`, {
        hint: 'a seed for several arguments is a JSON array of the values',
    });
}
/** If all inputs have one length, a seed is cut or padded to it. */
function fitted(bytes, { exactLength }) {
    const length = exactLength ?? bytes.length;
    const result = new Uint8Array(length);
    result.set(bytes.subarray(0, length));
    return result;
}
