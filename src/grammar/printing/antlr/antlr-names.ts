import type { Grammar } from '../../grammar.ts';
import { adaptedNames } from '../adapted-names.ts';

/**
 * Names in ANTLR, which distinguishes parser rules from lexer rules by the case of their first letter. A rule may be
 * needed as both.
 */
export interface AntlrNames {
  readonly grammar: string;
  /** By rule index. */
  readonly parser: readonly string[];
  /** By rule index. */
  readonly lexer: readonly string[];
}

export function antlrNames(grammar: Grammar): AntlrNames {
  const names = grammar.rules.map((rule) => rule.name);
  return {
    grammar: identifier(grammar.name),
    parser: adaptedNames(names, parserName),
    lexer: adaptedNames(names, lexerName),
  };
}

const reservedForParsers = new Set(
  'catch channels finally fragment grammar import lexer locals mode options parser private protected public returns rule throws tokens'.split(
    ' ',
  ),
);

const reservedForLexers = new Set(
  'DEFAULT_MODE DEFAULT_TOKEN_CHANNEL EOF HIDDEN MAX_CHAR_VALUE MIN_CHAR_VALUE MORE SKIP'.split(' '),
);

function parserName(name: string): string {
  const candidate = identifier(name);
  // Names in capitals are lowered completely: `OBJECT` becomes `object`, not `oBJECT`.
  const lowered = /[a-z]/.test(candidate)
    ? candidate.charAt(0).toLowerCase() + candidate.slice(1)
    : candidate.toLowerCase();
  return reservedForParsers.has(lowered) ? `${lowered}_` : lowered;
}

function lexerName(name: string): string {
  const candidate = identifier(name);
  const raised = /[A-Z]/.test(candidate)
    ? candidate.charAt(0).toUpperCase() + candidate.slice(1)
    : candidate.toUpperCase();
  return reservedForLexers.has(raised) ? `${raised}_` : raised;
}

/** Returns an ASCII name: whether other letters count as lower case depends on ANTLR's version. */
function identifier(name: string): string {
  const candidate = name.replaceAll(/[^A-Za-z0-9_]+/g, '_');
  return /^[A-Za-z]/.test(candidate) ? candidate : `r${candidate.startsWith('_') ? '' : '_'}${candidate}`;
}
