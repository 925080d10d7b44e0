import { type Expression, epsilon, literal } from '../../expression.ts';
import type { TokenSource } from './token-source.ts';
import type { YaccCursor } from './yacc-cursor.ts';
import type { YaccGrammar, YaccSymbol } from './yacc-grammar.ts';

/**
 * Returns the tokens of a grammar without a tokenizer: the texts that the grammar gives them. A name alone has no text.
 */
export function tokensWithoutLex(cursor: YaccCursor, grammar: YaccGrammar, base: string): TokenSource {
  const warned = new Set<string>();
  const expressionOf = ({ kind, text, offset }: YaccSymbol): Expression => {
    if (kind === 'character') return literal(text);
    const token = grammar.tokens.get(kind === 'name' ? text : (grammar.aliases.get(text) ?? ''));
    if (token?.isEnd === true || text === 'YYEOF') return epsilon;
    if (kind === 'string') return literal(text);
    if (token?.alias !== undefined) {
      if (!warned.has(text)) {
        const message = `\`${text}\` is read as the text "${token.alias}"`;
        cursor.warn('yacc-alias-as-text', message, offset, `put the tokenizer beside the grammar, as \`${base}.l\``);
      }
      warned.add(text);
      return literal(token.alias);
    }
    const hint = `put the tokenizer beside the grammar, as \`${base}.l\``;
    const known =
      token === undefined ? `\`${text}\` is neither a rule nor a token` : `the token \`${text}\` has no pattern`;
    throw cursor.error(token === undefined ? 'yacc-undefined' : 'yacc-missing-lexer', known, hint, offset);
  };
  return { rules: [], lexerRules: [], expressionOf };
}
