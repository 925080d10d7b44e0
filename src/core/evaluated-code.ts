/**
 * Code that a subject creates while it runs; the runtime sends it to be rewritten. `scope` is a string that the
 * rewriter put into the call of `eval` and reads back: it describes the variables in scope. The text of a function is
 * its `toString`.
 */
export type EvaluatedCode =
  | { readonly kind: 'direct-eval'; readonly text: string; readonly scope: string; readonly site: number }
  | { readonly kind: 'global-eval'; readonly text: string; readonly site: number }
  | { readonly kind: 'function'; readonly text: string };

/** The code that replaces an `EvaluatedCode`. */
export interface RewrittenCode {
  /** For a function: an expression that takes the runtime and its flags and returns the function. */
  readonly code: string;
  readonly fileKey: number;
  /** The source text that positions in function stamps refer to. */
  readonly source: string;
}
