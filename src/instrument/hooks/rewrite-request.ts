import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';

/** What the subject process asks of the process that holds the parser. */
export type RewriteRequest =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly text: string;
      /** As Node took the file to be; null where that takes a look at its text. */
      readonly format: ModuleFormat | null;
    }
  /** What `tsconfig.json` takes an imported name for. */
  | { readonly kind: 'alias'; readonly specifier: string; readonly importer: string }
  /** A file after its types were stripped, by the key the concolic build gave it. */
  | { readonly kind: 'plain-text'; readonly fileKey: number }
  /** Code that the subject is about to run. */
  | { readonly kind: 'evaluated'; readonly code: EvaluatedCode }
  | { readonly kind: 'function-text'; readonly contentHash: string; readonly functionNumber: number };

export type ModuleFormat = 'module' | 'commonjs';

export type RewriteAnswer =
  | {
      readonly kind: 'file';
      readonly text: string;
      readonly format: ModuleFormat;
      /** What the file imports, in order. */
      readonly imports: readonly string[];
    }
  | { readonly kind: 'function-text' | 'plain-text'; readonly text: string | null }
  | { readonly kind: 'evaluated'; readonly code: RewrittenCode | null }
  /** Null: nothing of its own, Node resolves it. */
  | { readonly kind: 'alias'; readonly file: string | null }
  /** The file cannot be parsed: the subject gets the SyntaxError it would get natively, by running the text as it is. */
  | { readonly kind: 'unchanged'; readonly format: ModuleFormat };

export type Ask = (request: RewriteRequest) => RewriteAnswer;
