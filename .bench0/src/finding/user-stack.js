import { displayPath } from '../core/text/display-path.js';
import { fileFrames } from '../execution/outcome/stack.js';
import { codeFrameAt } from './code-frame.js';
const mostCalls = 20;
/** The calls of a stack that are in files, innermost first; of a deep recursion only the first. */
export function stackCalls(stack) {
    return fileFrames(stack)
        .slice(0, mostCalls)
        .map(({ called, file, line, column }) => ({ called, site: `${displayPath(file)}:${line}:${column}` }));
}
/**
 * Returns the code frame of the innermost call in a file of the user; if the target itself belongs to an installed
 * package, or all calls do, that of the innermost call. Undefined if there is none.
 */
export function userCodeFrame(stack, targetFile) {
    const calls = fileFrames(stack).filter(({ file }) => !file.startsWith('node:'));
    const own = isInstalled(targetFile) ? undefined : calls.find(({ file }) => !isInstalled(file));
    return frameOf(own ?? calls[0]);
}
function frameOf(call) {
    return call && codeFrameAt(call.file, call.line, call.column);
}
function isInstalled(file) {
    return /[/\\]node_modules[/\\]/u.test(file);
}
