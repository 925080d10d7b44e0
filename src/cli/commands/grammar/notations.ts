import type { Grammar } from '../../../grammar/grammar.ts';
import { printAntlr } from '../../../grammar/printing/antlr/print-antlr.ts';
import { printEbnf } from '../../../grammar/printing/print-ebnf.ts';
import { printJson } from '../../../grammar/printing/print-json.ts';
import type { PrintedGrammar } from '../../../grammar/printing/printed-grammar.ts';

/** The notations that grammars are written in. */
export const notations = ['ebnf', 'g4', 'json'] as const;

export const printers: Record<(typeof notations)[number], (grammar: Grammar) => PrintedGrammar> = {
  ebnf: printEbnf,
  g4: printAntlr,
  json: printJson,
};
