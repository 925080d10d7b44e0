import { createHash } from 'node:crypto';
/** Longer results are cut; the number and a digest at their end tell them apart. */
const longestResult = 240;
/**
 * Prints how a run ended in one line: `{ a: 1 }`, or `throws SyntaxError: message`. Undefined if it failed, because
 * failures are findings and no part of a specification.
 */
export function resultText(outcome) {
    if (outcome.kind === 'rejected') {
        const { errorClass, message } = outcome.failure;
        return cut(oneLine(`throws ${errorClass}${message === '' ? '' : `: ${message}`}`));
    }
    if (outcome.kind !== 'returned')
        return undefined;
    const { source, result = 'undefined' } = outcome;
    // Of an instance of a class the printed form names the class.
    return cut(oneLine(source?.isExact === true ? source.text : result));
}
/** The heading that rows with this result stand under: the class of the error, or that there is none. */
export function resultGroup(result) {
    return /^throws [\w$.]*/u.exec(result)?.[0] ?? 'returns';
}
function oneLine(text) {
    return (text
        .replaceAll(/\s*\n\s*/gu, ' ')
        // oxlint-disable-next-line no-control-regex -- control characters would break the table
        .replaceAll(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/gu, escaped)
        .trim());
}
function escaped(character) {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
function cut(text) {
    if (text.length <= longestResult)
        return text;
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 8);
    return `${text.slice(0, longestResult)}… (${text.length} characters, ${digest})`;
}
