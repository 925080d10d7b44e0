import { SourceText } from '../src/core/text/source-text.ts';
import { buildGrammar } from '../src/grammar/build-grammar.ts';
import type { Grammar } from '../src/grammar/grammar.ts';
import { ebnf } from '../src/grammar/notations/ebnf.ts';

/** A grammar written in place, in Coppice EBNF. */
export function ebnfGrammar(text: string): Grammar {
  return buildGrammar(ebnf.read(new SourceText('inline.ebnf', text), { find: () => undefined }));
}
