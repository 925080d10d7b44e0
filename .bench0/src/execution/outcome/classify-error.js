import { readFileSync } from 'node:fs';
import { describeRefusal, isRefusal } from './describe-denial.js';
import { fileFrames, originalStack, topFrame, withoutOwnFrames } from './stack.js';
/**
 * Classifies an error as a rejection ("invalid input") or a failure. Errors that the subject constructs are rejections,
 * and so is any SyntaxError; errors that the engine or Node raises inside the subject are failures.
 */
export function classifyError(error, files, rules, place) {
    const stack = originalStack(error.stack, files) + (place === undefined ? '' : frameOfPlace(place));
    const kind = failureKind(error);
    const rejected = kind === 'exception' && isRejection(error, stack, files, rules, place);
    const message = kind === 'denied' ? describeRefusal(error) : error.message;
    const own = error.name === error.errorClass ? {} : { errorName: error.name };
    const failure = { kind, errorClass: error.errorClass, message, stack, ...own };
    return { kind: rejected ? 'rejected' : 'failed', failure };
}
function failureKind(error) {
    if (isRefusal(error))
        return 'denied';
    const overflow = error.errorClass === 'RangeError' && error.message === 'Maximum call stack size exceeded';
    return overflow ? 'stack-overflow' : 'exception';
}
function frameOfPlace({ file, line, column }) {
    return `\n    at (${file}:${line}:${column})`;
}
function isRejection(error, stack, files, rules, place) {
    if (error.isDeclared || rules.rejections.includes(error.errorClass))
        return true;
    if (rules.failures.includes(error.errorClass))
        return false;
    if (error.errorClass === 'AssertionError' || error.code === 'ERR_ASSERTION')
        return false;
    if (!error.isError || error.errorClass === 'SyntaxError')
        return true;
    // The error of `Promise.any` is classified by the first error of its promises.
    if (error.first !== undefined && fileFrames(stack).length === 0)
        return isRejection(error.first, originalStack(error.first.stack, files), files, rules, place);
    const isException = error.errorClass === 'DOMException';
    if (isException && /^(?:Abort|Timeout)Error\b/u.test(stack))
        return true;
    const raised = withoutRaising(stack);
    const frame = topFrame(raised);
    if (frame.kind === 'file' && frame.file === rules.harnessFile)
        return false;
    // Frames inside Node itself have no path.
    if (frame.kind === 'native')
        return !error.builtIn && !isException && !error.code.startsWith('ERR_');
    if (!error.builtIn && !isException)
        return true;
    if (error.errorClass === 'Error')
        return true;
    if (place !== undefined)
        return isThrownAt(place.text, error.message);
    const running = topFrame(withoutRaising(withoutOwnFrames(error.stack)));
    return (constructsError(textFrom(frame, (file) => files.originalText(file)), error.message) ||
        constructsError(textFrom(running, (file) => files.runningText(file)), error.message));
}
/** Removes the frames in which Node creates such exceptions, which exist even if the subject constructs them. */
function withoutRaising(stack) {
    return stack.replaceAll(/\n\s*at (?:new DOMException|__node_internal_) \(node:[^\n]*/gu, '');
}
/** The recorded place is either the construction, or a `throw` of an error that was constructed before. */
function isThrownAt(text, message) {
    return /^throw\b/u.test(text) || constructsError({ before: '', after: text }, message);
}
const constructed = /^new(?![\w$])\s*(?<name>[\w$.]*)/u;
const called = /^(?<name>[\w$.]*Error)\s*\(/u;
/**
 * True if the subject constructs the error: the top frame then points at the construction. The frame of an error that
 * the engine raises points elsewhere, unless a constructor refuses its arguments or the callee is not callable.
 */
function constructsError({ before, after }, message) {
    // Excludes properties, such as `change.newValue` and `change.new`.
    const isProperty = /\.\s*$/u.test(before) && !/\.\.\.\s*$/u.test(before);
    const construction = isProperty ? null : constructed.exec(after);
    if (construction !== null) {
        const name = construction.groups?.['name'] ?? '';
        return !isOtherBuiltIn(name) && !refusesCallee(name, 'constructor', message);
    }
    const call = called.exec(after);
    if (call !== null)
        return !refusesCallee(call.groups?.['name'] ?? '', 'function', message);
    return /^super\s*\(/u.test(after) && !message.startsWith('Super constructor ');
}
/** The engine's message begins with the callee as in the source: `errors.parseError is not a function`. */
function refusesCallee(name, what, message) {
    const [, read] = /^Cannot read properties of (?:undefined|null) \(reading '([^']*)'\)$/u.exec(message) ?? [];
    if (read !== undefined)
        return name.split('.').includes(read);
    const [, written] = /^(.*) is not a (?:function|constructor)$/su.exec(message) ?? [];
    if (written === undefined || !message.endsWith(what))
        return false;
    return name === '' || written === name || written.endsWith(`.${name}`);
}
/**
 * True for built-in classes such as `Array` and `Intl.NumberFormat`, but not for errors, which are constructed to be
 * thrown.
 */
function isOtherBuiltIn(name) {
    let known = globalThis;
    for (const part of name.split('.'))
        known = known?.[part];
    return typeof known === 'function' && known !== Error && !(known.prototype instanceof Error);
}
function textFrom(frame, textOf) {
    if (frame.kind !== 'file')
        return { before: '', after: '' };
    const text = textOf(frame.file) ?? readText(frame.file);
    let row = 0;
    const ends = /\r\n?|[\n\u2028\u2029]/gu;
    for (let line = 1; line < frame.line; line++) {
        if (ends.exec(text) === null)
            return { before: '', after: '' };
        row = ends.lastIndex;
    }
    const at = row + frame.column - 1;
    return { before: text.slice(Math.max(0, at - 200), at), after: text.slice(at, at + 200) };
}
function readText(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch {
        return '';
    }
}
