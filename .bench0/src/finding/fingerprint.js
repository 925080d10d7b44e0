import { createHash } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { fileFrames } from '../execution/outcome/stack.js';
import { stablePath } from '../oracle/stable-path.js';
import { sourceLines } from './code-frame.js';
/**
 * Identifies the cause of a failure across changes of the source: its signature with the text of each line in place of
 * the line's number, so that code which only moved keeps its fingerprint. Lines of equal text in one file are told
 * apart by their order, and places in one line by the text before them. The same on every machine.
 */
export function fingerprintOf(failing, targetFile) {
    const files = namedFiles(failing, targetFile);
    const cause = failing.signature.replaceAll(/([^\s|]+):(\d+):(\d+)/gu, (_, path, line, column) => {
        const file = files.get(path) ?? resolve(dirname(targetFile), path);
        return `${path} ${lineText(file, Number(line), Number(column))}`;
    });
    return createHash('sha256').update(cause).digest('hex').slice(0, 16);
}
/** The files of a failure, by the names that signatures give them. */
function namedFiles({ stack, difference }, targetFile) {
    const files = new Map();
    for (const result of difference?.results ?? []) {
        const [, path] = (result.outcome === 'threw' && /^(.+):\d+:\d+$/su.exec(result.site)) || [];
        if (path === undefined)
            continue;
        const file = resolve(path);
        files.set(stablePath(file, targetFile), file).set(basename(file), file);
    }
    for (const { file } of fileFrames(stack))
        files.set(stablePath(file, targetFile), file);
    return files;
}
function lineText(file, line, column) {
    const lines = sourceLines(file);
    const own = lines[line - 1];
    if (own === undefined)
        return `${line}:${column}`;
    const text = compact(own);
    const before = compact(own.slice(0, column - 1)).length;
    const equalBefore = lines.slice(0, line - 1).filter((other) => compact(other) === text).length;
    return `${text} ${before} ${equalBefore}`;
}
/** Changes of indentation and of spaces do not count. */
function compact(line) {
    return line.replaceAll(/\s+/gu, '');
}
