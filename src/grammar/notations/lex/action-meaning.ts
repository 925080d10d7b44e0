/** What an action does, as far as its text tells. */
export interface ActionMeaning {
  /** What it may return to the parser; empty if it returns nothing. */
  readonly returns: readonly Returned[];
  readonly switchesTo: ConditionSwitch | undefined;
  /** It complains about the text it matched. */
  readonly isError: boolean;
  /** It reads the text behind its match by itself. */
  readonly readsOn: boolean;
  /** `yymore()`: the match is the beginning of a longer one. */
  readonly isBeginning: boolean;
  /** `REJECT`, `yyless`, `unput`: it gives back what was matched, or part of it. */
  readonly givesBack: boolean;
}

export type Returned =
  | { readonly kind: 'token'; readonly name: string }
  | { readonly kind: 'character'; readonly text: string }
  /** `yytext[0]`: the character that was matched. */
  | { readonly kind: 'matched' }
  | { readonly kind: 'end' }
  | { readonly kind: 'unknown' };

export type ConditionSwitch =
  | { readonly kind: 'set' | 'push'; readonly condition: string }
  | { readonly kind: 'pop' }
  /** To a start condition that code keeps in a variable. */
  | { readonly kind: 'computed' };
