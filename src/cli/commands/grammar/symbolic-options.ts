import { symbolicGrammar, type SymbolicGrammar } from '../../../derivation/templates/symbolic-grammar.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { flag, oneOf, type OptionValues } from '../../option.ts';
import { holeOptions, readHoles } from '../hole-options.ts';

/** How a grammar becomes one of templates. */
export const symbolicOptions = {
  symbolic: flag('templates: tokens with more than one word become holes, to be filled in by whitebox execution'),
  holes: oneOf(['language', 'free'], 'what fits a hole: words of its token, or any characters (language)', 'language'),
  ...holeOptions,
};

/** Undefined if templates were not asked for. */
export function readSymbolic(
  grammar: Grammar,
  values: OptionValues<typeof symbolicOptions>,
): SymbolicGrammar | undefined {
  return values.symbolic ? symbolicGrammar(grammar, { ...readHoles(values), holes: values.holes }) : undefined;
}
