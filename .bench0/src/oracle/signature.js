import { createHash } from 'node:crypto';
import { sep } from 'node:path';
import { withoutValues } from '../core/text/without-values.js';
import { fileFrames } from '../execution/outcome/stack.js';
import { findingKinds } from './finding-kinds.js';
import { stablePath } from './stable-path.js';
/**
 * Returns what failures of one cause have in common: kind, error class and the place of the throw. Callers are left
 * out, because a recursive parser reaches the same fault along many paths; for a throw in a dependency, the frame that
 * called into it counts, too. An error without a stack is identified by its message. The signature contains no
 * absolute path, so it is the same on every machine.
 */
export function signatureOf({ kind, errorClass, stack, about, message }, targetFile) {
    const frames = fileFrames(stack);
    const { identifiedBy = 'place' } = findingKinds[kind];
    const places = identifiedBy === 'cycle' ? cycle(frames, targetFile) : thrown(frames, targetFile);
    const said = identifiedBy === 'place or message' && places.length === 0 ? withoutValues(message ?? '') : '';
    return [kind, errorClass, about ?? '', ...places, said].filter((part) => part !== '').join(' | ');
}
/**
 * Returns true if a native failure has the cause of this signature. All hangs are equal here, because the loop is
 * located only in rewritten code.
 */
export function isSameCause(failing, signature) {
    return failing.signature === signature || (failing.kind === 'hang' && signature.startsWith('hang | '));
}
/** Returns a short id for a signature, the same on every machine. */
export function signatureId(signature) {
    return createHash('sha256').update(signature).digest('hex').slice(0, 8);
}
function thrown(frames, targetFile) {
    const [top] = frames;
    if (top === undefined)
        return [];
    const entry = frames.find(({ file }) => packageOf(file) === packageOf(targetFile));
    return [...new Set([top, entry ?? top].map((frame) => placeOf(frame, targetFile)))];
}
/**
 * For a stack overflow, the functions that call each other are the cause; where the stack overflowed is arbitrary. If
 * the cycle is longer than the kept frames, only the file is known.
 */
function cycle(frames, targetFile) {
    const names = frames.map(({ called, file }) => `${called} ${stablePath(file, targetFile)}`);
    const start = names.findIndex((name, index) => names.includes(name, index + 1));
    if (start >= 0)
        return [...new Set(names.slice(start, names.indexOf(names[start], start + 1)))].sort();
    return frames.slice(0, 1).map(({ file }) => stablePath(file, targetFile));
}
function placeOf(frame, targetFile) {
    return `${stablePath(frame.file, targetFile)}:${frame.line}:${frame.column}`;
}
/** Returns the name of the installed package of a file; empty for files of the user. */
function packageOf(file) {
    const parts = file.split(sep);
    const packages = parts.lastIndexOf('node_modules');
    if (packages < 0)
        return '';
    const [first = '', second = ''] = parts.slice(packages + 1);
    return first.startsWith('@') ? `${first}/${second}` : first;
}
