import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { CoppiceError } from '../../core/coppice-error.js';
import { displayPath } from '../../core/text/display-path.js';
import { jsonErrorOffset } from '../../core/text/json-error-offset.js';
import { SourceText } from '../../core/text/source-text.js';
import { decodeInput } from '../../execution/input/encoded-input.js';
import { findingKindNames } from '../../oracle/finding-kinds.js';
/** The baseline that is read if it exists and no other one is named. */
export const defaultBaseline = 'coppice.baseline.json';
/** Throws a `CoppiceError` if the file is not a baseline. */
export function readBaseline(file) {
    const text = contentOf(file);
    const malformed = (why, offset, cause) => new CoppiceError('malformed-baseline', `this is not a baseline: ${why}`, {
        location: new SourceText(displayPath(file), text).locationAt(offset),
        hint: 'mend or delete it; `--update-baseline` writes it anew',
        cause,
    });
    let written;
    try {
        written = JSON.parse(text);
    }
    catch (cause) {
        const { message } = cause;
        throw malformed(message, jsonErrorOffset(text, message), cause);
    }
    const { version, targets } = (typeof written === 'object' && written !== null ? written : {});
    if (version !== 1)
        throw malformed('`version` is not 1', Math.max(0, text.indexOf('"version"')));
    if (typeof targets !== 'object' || targets === null)
        throw malformed('`targets` is missing', Math.max(0, text.indexOf('"targets"')));
    for (const [target, entries] of Object.entries(targets)) {
        const own = text.indexOf(JSON.stringify(target));
        if (!Array.isArray(entries))
            throw malformed(`\`${target}\` has no list of findings`, own);
        let from = own;
        for (const entry of entries) {
            const problem = problemOf(entry);
            const at = text.indexOf('{', from);
            if (problem !== undefined)
                throw malformed(problem, at);
            from = text.indexOf(entry.fingerprint ?? '', at);
        }
    }
    return targets;
}
/** Writes targets by name and entries by fingerprint, so that equal baselines are equal files. */
export function writeBaseline(file, baseline) {
    const targets = Object.entries(baseline)
        .filter(([, entries]) => entries.length > 0)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([target, entries]) => [target, [...entries].sort((a, b) => (a.fingerprint < b.fingerprint ? -1 : 1))]);
    const content = { version: 1, targets: Object.fromEntries(targets) };
    const draft = `${file}.${process.pid}.draft`;
    try {
        writeFileSync(draft, `${JSON.stringify(content, undefined, 2)}\n`);
        renameSync(draft, file);
    }
    catch (cause) {
        throw new CoppiceError('unwritable-file', `cannot write \`${displayPath(file)}\``, { cause });
    }
}
function contentOf(file) {
    if (!existsSync(file)) {
        throw new CoppiceError('no-such-file', `there is no baseline \`${displayPath(file)}\``, {
            hint: 'add --update-baseline to write one with the findings of this campaign',
        });
    }
    return readFileSync(file, 'utf8');
}
function problemOf(entry) {
    if (typeof entry !== 'object' || entry === null)
        return 'an entry is not an object';
    const { fingerprint, kind, encoding, input, symbolic } = entry;
    if (typeof fingerprint !== 'string' || fingerprint === '')
        return 'an entry has no fingerprint';
    if (kind === undefined || !findingKindNames.includes(kind))
        return `\`${String(kind)}\` is not a kind of finding`;
    if (encoding === undefined || input === undefined)
        return 'an entry has no input';
    try {
        decodeInput({ encoding, input, ...(symbolic === undefined ? {} : { symbolic }) });
        return undefined;
    }
    catch (error) {
        if (error instanceof CoppiceError)
            return error.message;
        throw error;
    }
}
