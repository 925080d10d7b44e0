import path from 'node:path';
import { BnfCursor } from './bnf/bnf-cursor.js';
import { impliedRules } from './bnf/implied-rules.js';
import { quotesTexts } from './bnf/quotes-texts.js';
import { readBackusRules } from './bnf/read-backus-rules.js';
import { readPlainRules } from './bnf/read-plain-rules.js';
import { readW3cRules } from './bnf/read-w3c-rules.js';
/**
 * Notations that share a file extension and are distinguished by their syntax:
 * - the EBNF of W3C standards: `Name ::= A? ( B | [#x20-#x7E] | 'text' )*`
 * - Backus-Naur form with quoted texts: `<name> ::= <a> "+" <b>`, often with brackets and quantifiers
 * - original Backus-Naur form: `<name> ::= <a> + <b>`, where everything except names and bars is text
 */
export const bnf = {
    name: 'BNF',
    extensions: ['.bnf'],
    read: readBnf,
};
function readBnf(source) {
    const isPlain = hasBracketedNames(source.text) && !quotesTexts(source.text);
    const cursor = new BnfCursor(source, isPlain ? 'plain' : 'quoted');
    const written = readRules(cursor);
    const rules = [...written, ...impliedRules(cursor, written)];
    return { name: path.parse(source.file).name, source, rules, start: undefined, warnings: cursor.warnings };
}
function readRules(cursor) {
    if (!hasBracketedNames(cursor.source.text))
        return readW3cRules(cursor);
    return cursor.texts === 'plain' ? readPlainRules(cursor) : readBackusRules(cursor);
}
function hasBracketedNames(text) {
    return /^[ \t]*<[^<>\n]+>\s*::=/m.test(text) || /^\s*</.test(text);
}
