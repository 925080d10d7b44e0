import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';

/** A notation for grammars. */
export interface Notation {
  readonly name: string;
  /** File extensions with the dot; the longest one that matches a file's name determines the notation. */
  readonly extensions: readonly string[];
  /** Throws a `CoppiceError` with a location at the first syntax error. */
  read(source: SourceText, siblings: Siblings): GrammarDraft;
}

/** Other files that a grammar refers to: its lexer and its imports. */
export interface Siblings {
  /** Returns a file beside the grammar; undefined if there is none. */
  find(fileName: string): SourceText | undefined;
}
