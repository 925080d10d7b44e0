import type { EvaluatedCode, RewrittenCode } from '../../core/evaluated-code.ts';

/** A request of the subject process to the process that holds the parser. */
export type RewriteRequest =
  | {
      readonly kind: 'file';
      readonly file: string;
      readonly text: string;
      /** The format Node decided on; null if it depends on the text. */
      readonly format: ModuleFormat | null;
    }
  /** Asks for the file that `tsconfig.json` maps an imported name to. */
  | { readonly kind: 'alias'; readonly specifier: string; readonly importer: string }
  /** Asks for the text of a file without its types; `fileKey` is the key that the concolic build assigned. */
  | { readonly kind: 'plain-text'; readonly fileKey: number }
  /** Asks to rewrite code that the subject is about to evaluate (`eval`, `new Function`). */
  | { readonly kind: 'evaluated'; readonly code: EvaluatedCode }
  | { readonly kind: 'function-text'; readonly contentHash: string; readonly functionNumber: number };

export type ModuleFormat = 'module' | 'commonjs';

export type RewriteAnswer =
  | {
      readonly kind: 'file';
      readonly text: string;
      readonly format: ModuleFormat;
      /** Specifiers of the file's imports, in source order. */
      readonly imports: readonly string[];
    }
  | { readonly kind: 'function-text' | 'plain-text'; readonly text: string | null }
  | { readonly kind: 'evaluated'; readonly code: RewrittenCode | null }
  /** `file` is null if the name is no alias and Node resolves it. */
  | { readonly kind: 'alias'; readonly file: string | null }
  /** The file cannot be parsed: the original text runs, so that the subject gets the native SyntaxError. */
  | { readonly kind: 'unchanged'; readonly format: ModuleFormat };

export type Ask = (request: RewriteRequest) => RewriteAnswer;
