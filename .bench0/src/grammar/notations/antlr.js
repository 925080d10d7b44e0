import { assembleDraft } from './antlr/draft/assemble-draft.js';
import { gatherFiles } from './antlr/files/gather-files.js';
import { readGrammarFile } from './antlr/files/read-grammar-file.js';
/**
 * ANTLR v4: combined grammars, and parser grammars with the lexer grammars that they name. A lexer grammar can be read
 * alone.
 */
export const antlr = {
    name: 'ANTLR v4',
    extensions: ['.g4'],
    read(source, siblings) {
        return assembleDraft(gatherFiles(readGrammarFile(source), siblings));
    },
};
