import { withoutControls } from './shown-text.js';
import { styleMark } from './style.js';
/** Marks, joiners and other characters without a width of their own. */
const narrow = /^[\p{Mn}\p{Me}\p{Cf}]$/u;
/** East Asian wide characters, and pictures that terminals show in two columns. */
const wide = /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{17000}-\u{18cff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;
const widestTab = 8;
const variation = '\ufe0f';
/**
 * Returns the number of columns of a text in a terminal. Terminals differ for sequences of joined pictures; the result is
 * the largest of their widths, so a line of this width never wraps. Characters that are shown withoutControls count as withoutControls.
 */
export function displayWidth(text) {
    let width = 0;
    for (const character of text.replaceAll(styleMark, ''))
        width += characterWidth(character);
    return width;
}
function characterWidth(character) {
    const code = character.codePointAt(0);
    if (code >= 0x20 && code < 0x7f)
        return 1;
    if (character === '\t')
        return widestTab;
    const written = withoutControls(character);
    if (written !== character)
        return written.length;
    // Makes the character before it a picture, which is wider.
    if (character === variation)
        return 1;
    if (narrow.test(character))
        return 0;
    return wide.test(character) ? 2 : 1;
}
/** Cuts a line so that it fits, with dots at the place of the cut; marks of the style are kept. */
export function shortenToWidth(line, width) {
    if (displayWidth(line) <= width)
        return line;
    let used = 0;
    let isCut = false;
    const kept = atoms(line).map((atom) => {
        if (atom.isMark)
            return atom.text;
        used += characterWidth(atom.text);
        if (isCut)
            return '';
        if (used < width)
            return atom.text;
        isCut = true;
        return '…';
    });
    return kept.join('');
}
/**
 * Breaks a text into lines that fit, at spaces where possible. Lines after the first begin with `indent`. Without a width,
 * the text is one line.
 */
export function wrapToWidth(text, width, indent = '') {
    if (width === undefined || displayWidth(text) <= width)
        return [text];
    const lines = [];
    let line = '';
    let used = 0;
    let isEmpty = true;
    const start = () => {
        lines.push(line.trimEnd());
        line = indent;
        used = displayWidth(indent);
        isEmpty = true;
    };
    for (const word of text.split(/(?<= )/u)) {
        const needed = displayWidth(word.trimEnd());
        // A word that is longer than a line is broken anywhere.
        if (!isEmpty && used + needed > width && needed <= width - displayWidth(indent))
            start();
        for (const atom of atoms(word)) {
            const own = atom.isMark ? 0 : characterWidth(atom.text);
            if (used + own > width && atom.text !== ' ')
                start();
            line += atom.text;
            used += own;
            if (own > 0 && atom.text !== ' ')
                isEmpty = false;
        }
    }
    lines.push(line.trimEnd());
    return lines;
}
/** Splits a text into its characters and its marks of style. */
function atoms(text) {
    const result = [];
    let end = 0;
    for (const { 0: mark, index } of text.matchAll(styleMark)) {
        result.push(...characters(text.slice(end, index)), { text: mark, isMark: true });
        end = index + mark.length;
    }
    return [...result, ...characters(text.slice(end))];
}
function characters(text) {
    return Array.from(text, (character) => ({ text: character, isMark: false }));
}
