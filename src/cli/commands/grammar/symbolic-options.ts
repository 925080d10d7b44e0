import { CoppiceError } from '../../../core/coppice-error.ts';
import {
  defaultHoleLength,
  symbolicGrammar,
  type SymbolicGrammar,
} from '../../../derivation/templates/symbolic-grammar.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { flag, oneOf, type Option, type OptionValues, text } from '../../option.ts';

const holeLength: Option<number | 'symbolic'> = {
  value: 'N|any',
  summary: `holes of a token of any length: of each length up to N, or one of any length (${defaultHoleLength})`,
  whenAlone: undefined,
  fallback: defaultHoleLength,
  read(given, name) {
    if (given === 'any') return 'symbolic';
    const length = /^\d{1,4}$/u.test(given) ? Number(given) : 0;
    if (length > 0) return length;
    throw new CoppiceError('bad-value', `--${name} takes a whole number from 1 to 9999 or \`any\`, not \`${given}\``);
  },
};

/** How a grammar becomes one of templates. */
export const symbolicOptions = {
  symbolic: flag('templates: tokens with more than one word become holes, to be filled in by whitebox execution'),
  holes: oneOf(['language', 'free'], 'what fits a hole: words of its token, or any characters (language)', 'language'),
  'hole-tokens': text('A,B', 'make only these rules holes'),
  'hole-length': holeLength,
};

/** Undefined if templates were not asked for. */
export function readSymbolic(
  grammar: Grammar,
  values: OptionValues<typeof symbolicOptions>,
): SymbolicGrammar | undefined {
  if (!values.symbolic) return undefined;
  const only = values['hole-tokens']?.split(',').map((name) => name.trim());
  const lengths = values['hole-length'];
  return symbolicGrammar(grammar, { ...(only === undefined ? {} : { only }), lengths, holes: values.holes });
}
