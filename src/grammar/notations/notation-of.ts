import { CoppiceError } from '../../core/coppice-error.ts';
import { abnf } from './abnf.ts';
import { antlr } from './antlr.ts';
import { bnf } from './bnf.ts';
import { ebnf } from './ebnf.ts';
import { jsonGrammar } from './json-grammar.ts';
import type { Notation } from './notation.ts';
import { peggy } from './peggy.ts';
import { stateMachine } from './state-machine.ts';
import { yacc } from './yacc.ts';

const notations: readonly Notation[] = [ebnf, antlr, yacc, abnf, peggy, bnf, jsonGrammar, stateMachine];

/** Returns the notation of a file by its name. */
export function notationOf(fileName: string): Notation {
  let best: Notation | undefined;
  let bestLength = 0;
  for (const notation of notations) {
    for (const extension of notation.extensions) {
      if (!fileName.toLowerCase().endsWith(extension) || extension.length <= bestLength) continue;
      [best, bestLength] = [notation, extension.length];
    }
  }
  if (best !== undefined) return best;
  const hint = `known file extensions: ${notations.flatMap((notation) => notation.extensions).join(' ')}`;
  throw new CoppiceError(
    'unknown-notation',
    `cannot determine the notation of \`${fileName}\` from its file extension`,
    { hint },
  );
}
