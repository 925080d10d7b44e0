import { escapeText, hasInvisible, textLiteral } from '../format/string-literal.js';
import { repetitionsIn } from '../../core/text/repetitions.js';
/** Shows a text in a title: between backticks as it is, or as a string literal if a reader could misread it so. */
export function textInTitle(text, longest) {
    if (text === '')
        return 'the empty string';
    const parts = repetitionsIn(text);
    if (parts.some(({ times }) => times > 1)) {
        const terms = parts.map(({ unit, times }) => {
            const literal = textLiteral(unit, true);
            return times === 1 ? shortened(literal, longest) : `${literal}.repeat(${times})`;
        });
        return shortened(terms.join(' + '), 2 * longest);
    }
    const isPlain = !hasInvisible(text) && !text.includes('`') && text.trim() === text;
    const shown = isPlain ? text : escapeText(text);
    const quote = isPlain ? '`' : '"';
    const inner = isPlain ? shown : shown.replaceAll('"', String.raw `\"`);
    if (inner.length <= longest)
        return `${quote}${inner}${quote}`;
    return `${quote}${cut(inner, longest)}…${quote} (${text.length} characters)`;
}
/** Shortens source code in a title. */
export function shortened(source, longest) {
    return source.length <= longest ? source : `${cut(source, longest)}…`;
}
/** Cuts a text, but not within a pair of surrogates or an escape. */
function cut(text, length) {
    return text.slice(0, length).replace(/[\ud800-\udbff]$|\\(?:u[\da-f]{0,3}|u\{[\da-f]*|x[\da-f]?)?$/u, '');
}
