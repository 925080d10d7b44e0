/**
 * Code that a subject makes while it runs, as the runtime hands it over to be rewritten. `scope` is what the rewriter
 * wrote into the call of `eval`: the variables there, for itself to read. The text of a function is that which it prints.
 */
export type EvaluatedCode =
  | { readonly kind: 'direct-eval'; readonly text: string; readonly scope: string; readonly site: number }
  | { readonly kind: 'global-eval'; readonly text: string; readonly site: number }
  | { readonly kind: 'function'; readonly text: string };

/** What runs in its place. */
export interface RewrittenCode {
  /** For a function: an expression that takes the runtime and its flags and gives the function. */
  readonly code: string;
  readonly fileKey: number;
  /** What the positions in function stamps refer to. */
  readonly source: string;
}
