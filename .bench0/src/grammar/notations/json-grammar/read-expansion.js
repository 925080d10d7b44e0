import { literal, ref, seq } from '../../expression.js';
import { offsetsInString } from '../json/read-json-string.js';
import { looksLikeName } from './rule-name.js';
/** Reads an expansion in one string: `"<a>x<b>"`, or `"a 'x' b"` if texts are quoted. */
export function readExpansion(cursor, string, writing) {
    return writing.dialect === 'quoted-texts' ? readQuotedTexts(cursor, string) : readText(cursor, string, writing.names);
}
function readText(cursor, string, names) {
    const offsets = offsetsInString(cursor.source, string);
    const items = [];
    let plain = '';
    for (const part of string.text.matchAll(/<([^<>]+)>|[^<]+|</g)) {
        const [text, name] = part;
        if (name === undefined || !(names.has(name) || looksLikeName(name))) {
            plain += text;
            continue;
        }
        items.push(literal(plain), ref(name, offsets[part.index]));
        plain = '';
    }
    return seq([...items, literal(plain)]);
}
function readQuotedTexts(cursor, string) {
    const offsets = offsetsInString(cursor.source, string);
    const items = [];
    for (const found of string.text.matchAll(/'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"|[^\s'"]+|['"]/gs)) {
        const [text, single, double] = found;
        const offset = offsets[found.index];
        if (text === "'" || text === '"') {
            const hint = "close it, or write the quote itself as `\\\\'`";
            throw cursor.error('json-unclosed-text', 'this quote is never closed', hint, offset);
        }
        const quoted = single ?? double;
        items.push(quoted === undefined ? ref(text, offset) : literal(quoted.replaceAll(/\\(['"\\])/g, '$1')));
    }
    return seq(items);
}
