import { CharSet } from '../../../characters/char-set.js';
import { alt, charClass, literal, repeat, seq } from '../../../expression.js';
/** The end of a text by its start. */
const closings = [
    [/^\/\*/, '*/'],
    [/^\(\*/, '*)'],
    [/^<!--/, '-->'],
    [/^"$/, '"'],
    [/^'$/, "'"],
];
const lineComment = /^(?:\/\/|#|--|;|%)$/;
/**
 * Guesses the complete text that code reads by itself after a match, from its start: a comment or a string. Returns
 * undefined if the start is not known. `definitions` are the expressions of references.
 */
export function textBehind(beginning, definitions) {
    const texts = textsOf(beginning, definitions);
    const whole = texts?.map(wholeText);
    return whole?.every((text) => text !== undefined) === true ? alt(whole) : undefined;
}
function wholeText(beginning) {
    if (lineComment.test(beginning)) {
        return seq([literal(beginning), repeat(charClass(CharSet.chars('\n').complement()), 0, Infinity)]);
    }
    const closing = closings.find(([pattern]) => pattern.test(beginning))?.[1];
    if (closing === undefined)
        return undefined;
    return seq([literal(beginning), repeat(charClass(CharSet.all), 0, Infinity, true), literal(closing)]);
}
/** Returns the texts that an expression derives if they are few and fixed. Definitions are not cyclic. */
function textsOf(expression, definitions) {
    switch (expression.kind) {
        case 'literal':
            return [expression.text];
        case 'class':
            return expression.set.size <= 2
                ? Array.from({ length: expression.set.size }, (_, i) => charAt(expression.set, i))
                : undefined;
        case 'alt': {
            const texts = expression.options.map((option) => textsOf(option, definitions));
            return texts.every((text) => text !== undefined) ? texts.flat() : undefined;
        }
        case 'ref': {
            const body = definitions.get(expression.name);
            return body && textsOf(body, definitions);
        }
        default:
            return undefined;
    }
}
function charAt(set, index) {
    return String.fromCodePoint(set.at(index));
}
