import { readFileSync } from 'node:fs';

import { CoppiceError } from '../../../core/coppice-error.ts';
import { nativeBuild, rewriteFile } from '../../../instrument/rewrite-file.ts';

/** A function that looks like a tokeniser. */
export interface TokenizerCandidate {
  readonly name: string;
  readonly line: number;
  readonly score: number;
}

/** Names that tokenisers have, the surest first. */
const patterns: readonly RegExp[] = [
  /^(?:next|get|read|scan|lex|fetch|peek)_?token$/iu,
  /^(?:tokeni[sz]e|lexer|lex|scanner|scan|yylex)$/iu,
  /^(?:next|read|advance)$/iu,
  /token|lex|scan/iu,
];

/** The functions of a file that its name makes likely to give tokens, the likeliest first. */
export function tokenizerCandidates(file: string): TokenizerCandidate[] {
  const { table } = rewriteFile({ file, text: readSource(file), format: null }, nativeBuild);
  return table.functions
    .flatMap(({ name, line }) => {
      const own = name.split('.').at(-1) as string;
      const rank = patterns.findIndex((pattern) => pattern.test(own));
      return rank < 0 ? [] : [{ name, line, score: patterns.length - rank }];
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
