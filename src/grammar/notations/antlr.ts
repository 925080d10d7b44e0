import type { SourceText } from '../../core/text/source-text.ts';
import type { GrammarDraft } from '../grammar-draft.ts';
import { assembleDraft } from './antlr/draft/assemble-draft.ts';
import { gatherFiles } from './antlr/files/gather-files.ts';
import { readGrammarFile } from './antlr/files/read-grammar-file.ts';
import type { Notation, Siblings } from './notation.ts';

/**
 * ANTLR v4: combined grammars, and parser grammars with the lexer grammars that they name. A lexer grammar can be read
 * alone.
 */
export const antlr: Notation = {
  name: 'ANTLR v4',
  extensions: ['.g4'],
  read(source: SourceText, siblings: Siblings): GrammarDraft {
    return assembleDraft(gatherFiles(readGrammarFile(source), siblings));
  },
};
