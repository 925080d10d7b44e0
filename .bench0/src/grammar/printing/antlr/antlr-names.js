import { adaptedNames } from '../adapted-names.js';
export function antlrNames(grammar) {
    const names = grammar.rules.map((rule) => rule.name);
    return {
        grammar: identifier(grammar.name),
        parser: adaptedNames(names, parserName),
        lexer: adaptedNames(names, lexerName),
    };
}
const reservedForParsers = new Set('catch channels finally fragment grammar import lexer locals mode options parser private protected public returns rule throws tokens'.split(' '));
const reservedForLexers = new Set('DEFAULT_MODE DEFAULT_TOKEN_CHANNEL EOF HIDDEN MAX_CHAR_VALUE MIN_CHAR_VALUE MORE SKIP'.split(' '));
function parserName(name) {
    const candidate = identifier(name);
    // Names in capitals are lowered completely: `OBJECT` becomes `object`, not `oBJECT`.
    const lowered = /[a-z]/.test(candidate)
        ? candidate.charAt(0).toLowerCase() + candidate.slice(1)
        : candidate.toLowerCase();
    return reservedForParsers.has(lowered) ? `${lowered}_` : lowered;
}
function lexerName(name) {
    const candidate = identifier(name);
    const raised = /[A-Z]/.test(candidate)
        ? candidate.charAt(0).toUpperCase() + candidate.slice(1)
        : candidate.toUpperCase();
    return reservedForLexers.has(raised) ? `${raised}_` : raised;
}
/** Returns an ASCII name: whether other letters count as lower case depends on ANTLR's version. */
function identifier(name) {
    const candidate = name.replaceAll(/[^A-Za-z0-9_]+/g, '_');
    return /^[A-Za-z]/.test(candidate) ? candidate : `r${candidate.startsWith('_') ? '' : '_'}${candidate}`;
}
