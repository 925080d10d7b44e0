/** A grammar file of yacc as written, without its code. */
export interface YaccGrammar extends YaccDeclarations {
  readonly rules: readonly YaccRule[];
}

export interface YaccDeclarations {
  readonly tokens: ReadonlyMap<string, TokenDeclaration>;
  /** Tokens by the strings that may replace them in rules. */
  readonly aliases: ReadonlyMap<string, string>;
  readonly start: { readonly name: string; readonly offset: number } | undefined;
}

export interface TokenDeclaration {
  readonly name: string;
  readonly alias: string | undefined;
  /** True if declared with the number 0, which denotes the end of the input. */
  readonly isEnd: boolean;
}

export interface YaccRule {
  readonly name: string;
  readonly offset: number;
  readonly alternatives: readonly (readonly YaccSymbol[])[];
}

export interface YaccSymbol {
  /** `NAME`, `'c'` or `"text"`. */
  readonly kind: 'name' | 'character' | 'string';
  readonly text: string;
  readonly offset: number;
}
