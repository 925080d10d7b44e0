import { randomBytes } from 'node:crypto';
export const plainStyle = {
    bold: unchanged,
    dim: unchanged,
    red: unchanged,
    green: unchanged,
    yellow: unchanged,
    cyan: unchanged,
};
/**
 * Part of every mark of the style. It is secret to subjects, so that their texts cannot contain a mark: `shownText`
 * replaces marks, and only marks, by escape sequences.
 */
const secret = randomBytes(8).toString('hex');
/** Matches a mark of `colorStyle`; the group is the escape sequence that it stands for. */
export const styleMark = new RegExp(`\u001b${secret}(?<sequence>\\[(?:1|2|22|31|32|33|36|39)m)`, 'gu');
export const colorStyle = {
    bold: marked(1, 22),
    dim: marked(2, 22),
    red: marked(31, 39),
    green: marked(32, 39),
    yellow: marked(33, 39),
    cyan: marked(36, 39),
};
function unchanged(text) {
    return text;
}
function marked(on, off) {
    return (text) => `\u001b${secret}[${on}m${text}\u001b${secret}[${off}m`;
}
