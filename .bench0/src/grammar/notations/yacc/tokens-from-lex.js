import { epsilon, literal, ref } from '../../expression.js';
import { buildLexer } from '../lex/build-lexer.js';
import { interpretRules } from '../lex/actions/interpret-rules.js';
import { readLexFile } from '../lex/read-lex-file.js';
import { characterKey } from '../lex/token-key.js';
/** Returns the tokens as described by the lex file beside the grammar. */
export function tokensFromLex(cursor, grammar) {
    const file = readLexFile(cursor);
    const ruleNames = new Set(grammar.rules.map((rule) => rule.name));
    const symbols = grammar.rules.flatMap((rule) => rule.alternatives.flat());
    const named = symbols.filter(({ kind, text }) => kind === 'name' && !ruleNames.has(text)).map(({ text }) => text);
    const tokenNames = new Set([...grammar.tokens.keys(), ...named]);
    const characters = [...new Set(symbols.filter(({ kind }) => kind === 'character').map(({ text }) => text))];
    const isExpected = (name) => name !== 'error' && name !== 'YYEOF' && grammar.tokens.get(name)?.isEnd !== true;
    const aliased = symbols.flatMap(({ kind, text }) => (kind === 'string' ? (grammar.aliases.get(text) ?? []) : []));
    const names = new Set([...named, ...aliased].filter(isExpected));
    const use = { isToken: (name) => tokenNames.has(name), names, characters };
    const { rules, endTokens } = interpretRules(cursor, file, use);
    const lexer = buildLexer(cursor, file, rules, [...ruleNames, ...tokenNames]);
    const expressionOf = ({ kind, text, offset }) => {
        const name = kind === 'string' ? (grammar.aliases.get(text) ?? text) : text;
        if (endTokens.has(name) || name === 'YYEOF' || grammar.tokens.get(name)?.isEnd === true)
            return epsilon;
        const key = kind === 'character' ? characterKey(text) : name;
        if (lexer.tokens.has(key))
            return ref(key, offset);
        if (lexer.characters.has(key))
            return literal(text);
        // An undeclared name is a typo, which `buildGrammar` reports.
        return kind === 'name' && !grammar.tokens.has(name) ? ref(name, offset) : undefined;
    };
    return { rules: lexer.rules, lexerRules: lexer.lexerRules, expressionOf };
}
