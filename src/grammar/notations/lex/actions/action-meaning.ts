/** What an action does, as far as its text shows. */
export interface ActionMeaning {
  /** What it may return to the parser; empty if it returns nothing. */
  readonly returns: readonly Returned[];
  readonly switchesTo: ConditionSwitch | undefined;
  /** True if it reports an error in the matched text. */
  readonly isError: boolean;
  /** True if it reads the text after its match by itself. */
  readonly readsOn: boolean;
  /** True for `yymore()`: the match is the start of a longer one. */
  readonly isBeginning: boolean;
  /** True for `REJECT`, `yyless` and `unput`: it gives back all or part of the match. */
  readonly givesBack: boolean;
}

export type Returned =
  | { readonly kind: 'token'; readonly name: string }
  | { readonly kind: 'character'; readonly text: string }
  /** `yytext[0]`: the matched character. */
  | { readonly kind: 'matched' }
  | { readonly kind: 'end' }
  | { readonly kind: 'unknown' };

export type ConditionSwitch =
  | { readonly kind: 'set' | 'push'; readonly condition: string }
  | { readonly kind: 'pop' }
  /** Switches to a start condition that is stored in a variable. */
  | { readonly kind: 'computed' };
