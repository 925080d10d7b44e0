import { literal, ref, seq } from '../../expression.js';
import { describeJson } from '../json/json-value.js';
import { looksLikeName, ruleName } from './rule-name.js';
/** Reads an expansion as a list of symbols: `["<a>", "x"]`, or `["a", "'x'"]` if texts are quoted. */
export function readSymbols(cursor, values, writing) {
    return seq(values.map((value) => {
        if (value.kind === 'string')
            return readSymbol(cursor, value, writing);
        const hint = 'write names and texts as strings, and each alternative as a separate list';
        throw cursor.error('json-bad-symbol', `a symbol cannot be ${describeJson(value)}`, hint, value.offset);
    }));
}
function readSymbol(cursor, symbol, { dialect, names }) {
    const { text, offset } = symbol;
    if (dialect === 'bracketed-names') {
        const name = ruleName(text);
        const isReference = name !== text && (names.has(name) || looksLikeName(name));
        return isReference ? ref(name, offset + 1) : literal(text);
    }
    if (/^(['"]).*\1$/s.test(text) && text.length > 1)
        return literal(text.slice(1, -1));
    if (text === '' || names.has(text) || looksLikeName(text))
        return text === '' ? literal('') : ref(text, offset + 1);
    throw cursor.error('json-unquoted-text', `\`${text}\` is neither a rule nor quoted`, 'write it as `"\'…\'"`', offset);
}
