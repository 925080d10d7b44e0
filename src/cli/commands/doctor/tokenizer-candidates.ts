import { readFileSync } from 'node:fs';

import { CoppiceError } from '../../../core/coppice-error.ts';
import { namedFunctions } from '../../../instrument/named-functions.ts';
import { parseFile } from '../../../instrument/parse-file.ts';

/** A function that looks like a tokeniser. */
export interface TokenizerCandidate {
  readonly name: string;
  readonly line: number;
  readonly score: number;
}

/** Names that tokenisers have, the surest first. */
const patterns: readonly RegExp[] = [
  /^(?:next|get|read|scan|lex|fetch|peek)_?(?:next_?)?token$/iu,
  /^(?:tokeni[sz]e|(?:get|read|scan)_?tokens|lexer|lex|scanner|scan|yylex)$/iu,
  /^(?:next|read|advance)$/iu,
  /^(?:next|get|read|scan|lex|consume)\w*tokens?$/iu,
  /token|lex|scan/iu,
];
/** Functions that ask about a token, or make an object: a name in capitals is a constructor's. */
const otherNames = /^(?:[A-Z]|is[A-Z]|has[A-Z])/u;

/** The functions of a file that its name makes likely to give tokens, the likeliest first. */
export function tokenizerCandidates(file: string): TokenizerCandidate[] {
  const { program, lineOf } = parseFile(file, readSource(file));
  return namedFunctions(program)
    .flatMap(({ name, node }) => {
      const own = name.split('.').at(-1) as string;
      const rank = otherNames.test(own) ? -1 : patterns.findIndex((pattern) => pattern.test(own));
      return rank < 0 ? [] : [{ name, line: lineOf(node), score: patterns.length - rank }];
    })
    .sort((a, b) => b.score - a.score || a.line - b.line);
}

function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new CoppiceError('no-such-file', `cannot read \`${file}\``, { hint: '--tokens takes a source file', cause });
  }
}
