import { relative, sep } from 'node:path';
import { fileFrames } from '../execution/outcome/stack.js';
import { signatureOf } from './signature.js';
/**
 * Returns undefined if the run returned, was excluded by an assumption, rejected its input, or failed in an allowed
 * way.
 */
export function judgeRun({ outcome }, rules) {
    if (!('failure' in outcome) || outcome.kind === 'rejected')
        return undefined;
    if (rules.allowed?.includes(outcome.failure.kind) === true)
        return undefined;
    return failingOf(outcome.failure, rules);
}
export function failingOf({ kind, errorClass, message, stack, about, difference }, { targetFile }) {
    const signature = signatureOf({ kind, errorClass, stack, about, message }, targetFile);
    const site = difference === undefined ? siteOfStack(stack) : siteOfThrow(difference);
    return { kind, errorClass, message, stack, site, signature, ...(difference && { difference }) };
}
/** The site of the first side that threw. */
function siteOfThrow({ results }) {
    const threw = results.find(({ outcome }) => outcome === 'threw');
    return threw?.outcome === 'threw' ? threw.site : '';
}
/** Returns `file:line:column` of the topmost frame in a file; empty if there is none. */
export function siteOfStack(stack) {
    const [top] = fileFrames(stack);
    if (top === undefined)
        return '';
    return `${relative('', top.file).split(sep).join('/')}:${top.line}:${top.column}`;
}
