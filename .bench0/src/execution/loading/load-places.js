import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jsonErrorOffset } from '../../core/text/json-error-offset.js';
import { SourceText } from '../../core/text/source-text.js';
import { fileFrames } from '../outcome/stack.js';
/** The location of the innermost frame of a stack (of original positions) that is in a file of the user. */
export function placeOfStack(stack, files) {
    const frame = fileFrames(stack).find(({ file }) => files.originalText(file) !== undefined) ?? fileFrames(stack)[0];
    return frame === undefined ? undefined : placeOf(frame.file, frame);
}
/** The location in the header (`FILE:LINE` and a caret) that Node prints above the stack of a compile or link error. */
export function placeOfHeader(stack, files) {
    const header = /^(?<file>file:\/\/\S+|\/[^\n]*|[A-Za-z]:\\[^\n]*):(?<line>\d+)\n(?:[^\n]*\n(?<caret> *)\^)?/u.exec(stack)?.groups;
    if (header === undefined)
        return undefined;
    const { file: name = '', line, caret = '' } = header;
    const file = name.startsWith('file:') ? fileURLToPath(name.replace(/\?.*$/u, '')) : name;
    const position = { line: Number(line), column: caret.length + 1 };
    return placeOf(file, files.original(file, position) ?? position);
}
/** The location of the first match of a pattern in a file. */
export function placeOfText(file, pattern) {
    const text = readText(file);
    const at = text === undefined ? undefined : pattern.exec(text)?.index;
    return text === undefined || at === undefined ? undefined : new SourceText(file, text).locationAt(at);
}
export function placeOfJsonError(file, message) {
    const text = readText(file);
    return text === undefined ? undefined : new SourceText(file, text).locationAt(jsonErrorOffset(text, message));
}
/**
 * The location of the first string in the files that names the module, either literally or as a relative path to it.
 */
export function placeOfImport(module, files) {
    for (const file of files) {
        const text = readText(file) ?? '';
        for (const { groups, index } of text.matchAll(/(?<quote>["'`])(?<name>[^"'`\n]+)\k<quote>/gu)) {
            const name = groups?.['name'] ?? '';
            const isPath = /^\.\.?(?:\/|$)/u.test(name) && resolve(dirname(file), name) === module;
            if (name === module || isPath || name.startsWith(`${module}/`))
                return new SourceText(file, text).locationAt(index + 1);
        }
    }
    return undefined;
}
function placeOf(file, position) {
    const text = readText(file);
    return text === undefined ? undefined : new SourceText(file, text).locationOf(position);
}
function readText(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch {
        return undefined;
    }
}
