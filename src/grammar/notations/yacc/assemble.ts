import { alt, type Expression, ref, seq } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import { remainingAlternatives } from './remaining-alternatives.ts';
import type { TokenSource } from './token-source.ts';
import type { YaccCursor } from './yacc-cursor.ts';
import type { YaccGrammar, YaccSymbol } from './yacc-grammar.ts';

/** Returns the syntax rules without the alternatives that no text can match. */
export function assemble(cursor: YaccCursor, grammar: YaccGrammar, tokens: TokenSource): DraftRule[] {
  return new Assembler(cursor, grammar, tokens).assemble();
}

class Assembler {
  readonly #cursor: YaccCursor;
  readonly #grammar: YaccGrammar;
  readonly #tokens: TokenSource;
  readonly #ruleNames: ReadonlySet<string>;
  #firstUnseen: YaccSymbol | undefined;

  constructor(cursor: YaccCursor, grammar: YaccGrammar, tokens: TokenSource) {
    this.#cursor = cursor;
    this.#grammar = grammar;
    this.#tokens = tokens;
    this.#ruleNames = new Set(grammar.rules.map((rule) => rule.name));
  }

  assemble(): DraftRule[] {
    const { rules, start } = this.#grammar;
    const remaining = remainingAlternatives(rules, (alternative) => this.#isPossible(alternative));
    const startRule = rules.find((rule) => start === undefined || rule.name === start.name);
    const isLost = startRule !== undefined && !remaining.has(startRule);
    if (isLost && this.#firstUnseen !== undefined) throw this.#noWord(this.#firstUnseen);
    return [...remaining].map(([{ name, offset }, alternatives]) => {
      const options = alternatives.map((symbols) => seq(symbols.map((symbol) => this.#expressionOf(symbol)!)));
      return { name, kind: 'syntax', body: alt(options), source: this.#cursor.source, offset };
    });
  }

  #isPossible(alternative: readonly YaccSymbol[]): boolean {
    const error = alternative.find(({ kind, text }) => kind === 'name' && text === 'error');
    if (error !== undefined && !this.#ruleNames.has('error')) {
      const message = 'this alternative is for error recovery and is ignored';
      this.#cursor.warn('yacc-error-token', message, error.offset);
      return false;
    }
    const unseen = alternative.find((symbol) => this.#expressionOf(symbol) === undefined);
    if (unseen === undefined) return true;
    this.#firstUnseen ??= unseen;
    const message = `the tokenizer never returns \`${unseen.text}\`, so the alternative is ignored`;
    this.#cursor.warn('yacc-unseen-token', message, unseen.offset, 'add a lex rule that returns it');
    return false;
  }

  #expressionOf(symbol: YaccSymbol): Expression | undefined {
    const isRule = symbol.kind === 'name' && this.#ruleNames.has(symbol.text);
    return isRule ? ref(symbol.text, symbol.offset) : this.#tokens.expressionOf(symbol);
  }

  #noWord({ text, offset }: YaccSymbol): Error {
    const hint = `add a rule to the lex file that returns \`${text}\``;
    const message = `the tokenizer never returns \`${text}\`, which every word needs`;
    return this.#cursor.error('yacc-no-word', message, hint, offset);
  }
}
