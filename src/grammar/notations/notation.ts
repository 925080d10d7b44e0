import type { SourceText } from '../../core/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';

/** One way of writing grammars down. */
export interface Notation {
  readonly name: string;
  /** With the dot; the longest that ends a file's name decides. */
  readonly extensions: readonly string[];
  /** Throws a `CoppiceError` with a location on the first syntax error. */
  read(source: SourceText, siblings: Siblings): GrammarDraft;
}

/** Other files that a grammar names: its lexer, its imports. */
export interface Siblings {
  /** A file beside the grammar, or undefined if there is none. */
  find(fileName: string): SourceText | undefined;
}
