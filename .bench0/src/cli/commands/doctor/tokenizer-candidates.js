import { readFileSync } from 'node:fs';
import { CoppiceError } from '../../../core/coppice-error.js';
import { childrenOf } from '../../../instrument/typescript/front-end.js';
import { namedFunctions } from '../../../instrument/sites/named-functions.js';
import { parseFile } from '../../../instrument/files/parse-file.js';
/** Common names of tokenizers, the most specific first. */
const patterns = [
    /^(?:next|get|read|scan|lex|fetch|peek)_?(?:next_?)?token$/iu,
    /^(?:tokeni[sz]e|(?:get|read|scan)_?tokens|lexer|lex|scanner|scan|yylex)$/iu,
    /^(?:next|read|advance|(?:scan|read|lex)_?next)$/iu,
    /^(?:next|get|read|scan|lex|consume)\w*tokens?$/iu,
    /token|lex|scan/iu,
];
/** Names of predicates (`isX`, `hasX`) and of constructors (capitalized), which are not tokenizers. */
const otherNames = /^(?:[A-Z]|is[A-Z]|has[A-Z])/u;
/** Methods that read a text. */
const textMethods = new Set(['charCodeAt', 'charAt', 'codePointAt', 'exec', 'match', 'test', 'startsWith', 'slice']);
/**
 * Returns the functions of a file whose names suggest a tokenizer, the most likely first; of equals, those that read a
 * text.
 */
export function tokenizerCandidates(file) {
    const { program, lineOf } = parseFile(file, readSource(file));
    return namedFunctions(program)
        .flatMap(({ name, node }) => {
        const own = name.split('.').at(-1);
        const rank = otherNames.test(own) || !doesAnything(node) ? -1 : patterns.findIndex((pattern) => pattern.test(own));
        if (rank < 0)
            return [];
        return [{ name, line: lineOf(node), score: patterns.length - rank, looks: looksAtText(node) }];
    })
        .sort((a, b) => b.score - a.score || Number(b.looks) - Number(a.looks) || a.line - b.line)
        .map(({ name, line, score }) => ({ name, line, score }));
}
/** An accessor of the current token calls nothing and changes nothing, so it is not a tokenizer. */
function doesAnything(node) {
    const { type } = node;
    if (type === 'CallExpression' || type === 'AssignmentExpression' || type === 'UpdateExpression')
        return true;
    return childrenOf(node).some(doesAnything);
}
function looksAtText(node) {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier' && textMethods.has(node.property.name)) {
        return true;
    }
    return childrenOf(node).some(looksAtText);
}
function readSource(file) {
    try {
        return readFileSync(file, 'utf8');
    }
    catch (cause) {
        throw new CoppiceError('no-such-file', `cannot read \`${file}\``, { hint: '--tokens takes a source file', cause });
    }
}
