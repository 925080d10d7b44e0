import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { CoppiceError } from '../core/coppice-error.js';
import { displayPath } from '../core/text/display-path.js';
import { jsonErrorOffset } from '../core/text/json-error-offset.js';
import { SourceText } from '../core/text/source-text.js';
import { isPathId } from '../core/path-id.js';
import { decodeInput, encodeInput } from '../execution/input/encoded-input.js';
import { minimizedInput } from './minimized-input.js';
import { readSettings, writeSettings } from './replay-settings.js';
import { findingKindNames } from '../oracle/finding-kinds.js';
import { findingText } from './finding-text.js';
const documentName = 'finding.json';
/**
 * Writes a finding into the folder `id` below `findingsFolder`, atomically: it is written under another name and then
 * renamed. An existing folder is replaced.
 */
export function writeFinding(findingsFolder, { reported, signature, stack, settings }) {
    if (!isPathId(reported.id))
        throw new RangeError(`${reported.id} is not a finding id`);
    const folder = join(findingsFolder, reported.id);
    const draft = `${folder}.${process.pid}.draft`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(draft, { recursive: true });
    const { encoding } = reported;
    const document = { ...reported, signature, ...writeSettings(settings, folder) };
    writeFileSync(join(draft, documentName), `${JSON.stringify(document, undefined, 2)}\n`);
    writeInput(draft, 'input', decodeInput({ encoding, input: reported.input }));
    writeInput(draft, 'minimized', decodeInput({ encoding, input: reported.minimized }));
    writeFileSync(join(draft, 'stack.txt'), `${stack === '' ? reported.error : stack}\n`);
    writeFileSync(join(draft, 'finding.txt'), `${findingText(reported)}\n`);
    writeFileSync(join(draft, 'replay.txt'), `${reported.replay}\n`);
    replaceFolder(folder, draft);
    return folder;
}
/** `name` is the folder of a finding, or the document in it. */
export function readFinding(name) {
    const file = name.endsWith('.json') ? name : join(name, documentName);
    if (!existsSync(file)) {
        const hint = 'findings are folders below .coppice/TARGET/findings; a target is written FILE#EXPORT';
        throw new CoppiceError('no-such-finding', `no such finding: \`${name}\``, { hint });
    }
    const { signature, target, execution, ...reported } = checkedDocument(file);
    return { reported, signature, stack: '', settings: readSettings({ target, execution }, dirname(resolve(file))) };
}
function checkedDocument(file) {
    const text = readFileSync(file, 'utf8');
    const malformed = (why, offset, cause) => new CoppiceError('malformed-finding', `this is not a valid finding: ${why}`, {
        location: new SourceText(displayPath(file), text).locationAt(offset),
        hint: 'run the campaign again to write it anew',
        cause,
    });
    let document;
    try {
        document = JSON.parse(text);
    }
    catch (cause) {
        const { message } = cause;
        throw malformed(message, jsonErrorOffset(text, message), cause);
    }
    const problem = problemIn(document);
    if (problem === undefined)
        return document;
    throw malformed(problem.why, Math.max(0, text.indexOf(`"${problem.key}"`)));
}
/** What is wrong with a document, and the key it is about; undefined if it can be replayed. */
function problemIn(document) {
    if (typeof document !== 'object' || document === null)
        return { key: '', why: 'it is not an object' };
    const { id, kind, signature, target, execution } = document;
    if (!isPathId(id))
        return { key: 'id', why: 'the id is missing' };
    if (kind === undefined || !findingKindNames.includes(kind))
        return { key: 'kind', why: `\`${String(kind)}\` is not a kind of finding` };
    if (typeof signature !== 'string')
        return { key: 'signature', why: 'the signature is missing' };
    if (typeof target?.file !== 'string' || typeof target.export !== 'string')
        return { key: 'target', why: 'the target is missing' };
    if (typeof execution !== 'object')
        return { key: 'execution', why: 'the settings are missing' };
    try {
        minimizedInput(document);
        return undefined;
    }
    catch (error) {
        if (error instanceof CoppiceError)
            return { key: 'minimized', why: error.message };
        throw error;
    }
}
/** The old folder is renamed first and removed last, so that a complete copy exists at every moment. */
function replaceFolder(folder, draft) {
    const old = `${folder}.${process.pid}.old`;
    if (existsSync(folder))
        renameSync(folder, old);
    renameSync(draft, folder);
    rmSync(old, { recursive: true, force: true });
}
/** Writes text and bytes unchanged, and what a plain file cannot hold (arguments, lone surrogates) as JSON. */
function writeInput(folder, name, input) {
    const { encoding, input: written } = encodeInput(input);
    if (input.kind === 'bytes')
        writeFileSync(join(folder, name), input.bytes);
    else if (encoding === 'utf8')
        writeFileSync(join(folder, name), written);
    else
        writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(written)}\n`);
}
