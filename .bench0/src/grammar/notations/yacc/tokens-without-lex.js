import { epsilon, literal } from '../../expression.js';
/**
 * Returns the tokens of a grammar without a tokenizer: the texts that the grammar gives them. A name alone has no text.
 */
export function tokensWithoutLex(cursor, grammar, base) {
    const warned = new Set();
    const expressionOf = ({ kind, text, offset }) => {
        if (kind === 'character')
            return literal(text);
        const token = grammar.tokens.get(kind === 'name' ? text : (grammar.aliases.get(text) ?? ''));
        if (token?.isEnd === true || text === 'YYEOF')
            return epsilon;
        if (kind === 'string')
            return literal(text);
        if (token?.alias !== undefined) {
            if (!warned.has(text)) {
                const message = `\`${text}\` is read as the text "${token.alias}"`;
                cursor.warn('yacc-alias-as-text', message, offset, `put the tokenizer beside the grammar, as \`${base}.l\``);
            }
            warned.add(text);
            return literal(token.alias);
        }
        const hint = `put the tokenizer beside the grammar, as \`${base}.l\``;
        const known = token === undefined ? `\`${text}\` is neither a rule nor a token` : `the token \`${text}\` has no pattern`;
        throw cursor.error(token === undefined ? 'yacc-undefined' : 'yacc-missing-lexer', known, hint, offset);
    };
    return { rules: [], lexerRules: [], expressionOf };
}
