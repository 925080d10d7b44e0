/** Reads the values of a model as Z3 prints it, one `name -> value` per line; functions are omitted. */
export function readSmtModel(text) {
    const values = new Map();
    for (const entry of text.split(/\n(?=\S+ ->)/)) {
        const arrow = entry.indexOf(' -> ');
        if (arrow > 0)
            values.set(entry.slice(0, arrow), onOneLine(entry.slice(arrow + 4)));
    }
    return values;
}
/** Reads the values of an answer to `get-value`: `((name value) ...)`. */
export function readValues(text) {
    const values = new Map();
    const inside = text.trim().slice(1, -1);
    for (let at = inside.indexOf('('); at >= 0;) {
        const end = closing(inside, at);
        if (end < 0)
            break;
        const [, name, value] = /^\((\S+)\s+([^]*)\)$/.exec(inside.slice(at, end + 1)) ?? [];
        if (name !== undefined && value !== undefined)
            values.set(name, onOneLine(value));
        at = inside.indexOf('(', end + 1);
    }
    return values;
}
/** A string literal of SMT-LIB, in which a quote is doubled, or white space between tokens. */
const literalOrSpace = /"(?:[^"]|"")*"|\s+/gu;
/** Replaces white space between tokens by single spaces; string literals keep theirs. */
function onOneLine(value) {
    return value.replaceAll(literalOrSpace, (part) => (part.startsWith('"') ? part : ' ')).trim();
}
const literalOrParenthesis = /"(?:[^"]|"")*"|[()]/gu;
/** Returns the index of the parenthesis that closes the one at `start`, or -1. */
function closing(text, start) {
    let depth = 0;
    for (const { 0: part, index } of text.slice(start).matchAll(literalOrParenthesis)) {
        if (part === '(')
            depth++;
        if (part === ')' && --depth === 0)
            return start + index;
    }
    return -1;
}
