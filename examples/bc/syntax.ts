/** What a value can be put into. */
export type Place =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'element'; readonly name: string; readonly index: Expression }
  | { readonly kind: 'setting'; readonly name: 'scale' | 'ibase' | 'obase' | 'last' };

export type Expression =
  | Place
  | { readonly kind: 'number'; readonly text: string }
  | { readonly kind: 'unary'; readonly operator: '-' | '!'; readonly of: Expression }
  | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'assign'; readonly place: Place; readonly operator: string; readonly value: Expression }
  | { readonly kind: 'step'; readonly place: Place; readonly by: 1 | -1; readonly isPrefix: boolean }
  | { readonly kind: 'call'; readonly name: string; readonly arguments: readonly Argument[] }
  | { readonly kind: 'measure'; readonly what: 'sqrt' | 'length' | 'scale'; readonly of: Expression };

/** Arrays are handed over as a whole, and copied. */
export type Argument = Expression | { readonly kind: 'array'; readonly name: string };

export type Statement =
  | { readonly kind: 'expression'; readonly value: Expression }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'print'; readonly items: readonly (Expression | string)[] }
  | { readonly kind: 'block'; readonly body: readonly Statement[] }
  | { readonly kind: 'if'; readonly test: Expression; readonly whenTrue: Statement; readonly otherwise?: Statement }
  | { readonly kind: 'while'; readonly test: Expression; readonly body: Statement }
  | {
      readonly kind: 'for';
      readonly before: Expression;
      readonly test: Expression;
      readonly after: Expression;
      readonly body: Statement;
    }
  | { readonly kind: 'break' | 'continue' | 'halt' }
  | { readonly kind: 'return'; readonly value?: Expression };

export interface Parameter {
  readonly name: string;
  readonly isArray: boolean;
}

export interface Definition {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  readonly locals: readonly Parameter[];
  readonly body: readonly Statement[];
}

export type Item = { readonly kind: 'define'; readonly definition: Definition } | Statement;
