import { alt, type Expression, ref, seq } from '../../expression.ts';
import type { DraftRule } from '../../grammar-draft.ts';
import type { TokenSource } from './token-source.ts';
import type { YaccCursor } from './yacc-cursor.ts';
import type { YaccGrammar, YaccRule, YaccSymbol } from './yacc-grammar.ts';

/** The syntax rules, without the alternatives that no text can make a parser take. */
export function assemble(cursor: YaccCursor, grammar: YaccGrammar, tokens: TokenSource): DraftRule[] {
  return new Assembler(cursor, grammar, tokens).assemble();
}

class Assembler {
  private readonly cursor: YaccCursor;
  private readonly grammar: YaccGrammar;
  private readonly tokens: TokenSource;
  private readonly ruleNames: ReadonlySet<string>;
  private firstUnseen: YaccSymbol | undefined;

  constructor(cursor: YaccCursor, grammar: YaccGrammar, tokens: TokenSource) {
    this.cursor = cursor;
    this.grammar = grammar;
    this.tokens = tokens;
    this.ruleNames = new Set(grammar.rules.map((rule) => rule.name));
  }

  assemble(): DraftRule[] {
    const possible = this.grammar.rules.map((rule) => ({
      rule,
      alternatives: rule.alternatives.filter((alternative) => this.isPossible(alternative)),
    }));
    const left = this.withoutEmptied(possible);
    const start = this.grammar.start?.name ?? this.grammar.rules[0]?.name;
    if (this.firstUnseen !== undefined && !left.some(({ rule }) => rule.name === start))
      throw this.noWord(this.firstUnseen);
    return left.map(({ rule, alternatives }) => {
      const options = alternatives.map((alternative) =>
        seq(alternative.map((symbol) => this.expressionOf(symbol) as Expression)),
      );
      return { name: rule.name, kind: 'syntax', body: alt(options), source: this.cursor.source, offset: rule.offset };
    });
  }

  private isPossible(alternative: readonly YaccSymbol[]): boolean {
    const error = alternative.find(
      ({ kind, text }) => kind === 'name' && text === 'error' && !this.ruleNames.has(text),
    );
    if (error !== undefined) {
      const message = 'the alternative is for recovery from errors: it is dropped';
      this.cursor.warn('yacc-error-token', message, error.offset);
      return false;
    }
    const unseen = alternative.find((symbol) => this.expressionOf(symbol) === undefined);
    if (unseen === undefined) return true;
    this.firstUnseen ??= unseen;
    const message = `the tokeniser never returns \`${unseen.text}\`: the alternative is dropped`;
    this.cursor.warn('yacc-unseen-token', message, unseen.offset, 'is there a rule with `return` for it?');
    return false;
  }

  /** Rules that lost all their alternatives go, and then the alternatives that need them, until nothing changes. */
  private withoutEmptied(rules: readonly Possible[]): readonly Possible[] {
    const gone = new Set<string>();
    const isLeft = (symbols: readonly YaccSymbol[]) =>
      !symbols.some(({ kind, text }) => kind === 'name' && gone.has(text));
    let left = rules.filter(({ alternatives }) => alternatives.length > 0);
    for (let before = rules; left.length < before.length;) {
      for (const { rule } of before) if (!left.some((kept) => kept.rule === rule)) gone.add(rule.name);
      before = left;
      left = left
        .map(({ rule, alternatives }) => ({ rule, alternatives: alternatives.filter(isLeft) }))
        .filter(({ alternatives }) => alternatives.length > 0);
    }
    return left;
  }

  private expressionOf(symbol: YaccSymbol): Expression | undefined {
    const isRule = symbol.kind === 'name' && this.ruleNames.has(symbol.text);
    return isRule ? ref(symbol.text, symbol.offset) : this.tokens.expressionOf(symbol);
  }

  private noWord({ text, offset }: YaccSymbol): Error {
    const hint = `add a rule to the lex file that returns \`${text}\``;
    const message = `the tokeniser never returns \`${text}\`, and no word can do without it`;
    return this.cursor.error('yacc-no-word', message, hint, offset);
  }
}

interface Possible {
  readonly rule: YaccRule;
  readonly alternatives: readonly (readonly YaccSymbol[])[];
}
