import { symbolicGrammar, type SymbolicGrammar } from '../../../derivation/templates/symbolic-grammar.ts';
import type { Grammar } from '../../../grammar/grammar.ts';
import { flag, oneOf, type OptionValues } from '../../option.ts';
import { holeOptions, readHoles } from '../hole-options.ts';

/** Options that turn a grammar into a symbolic grammar, whose words are templates. */
export const symbolicOptions = {
  symbolic: flag('templates: tokens with more than one word become holes, to be filled by concolic execution'),
  holes: oneOf(
    ['language', 'free'],
    'what may fill a hole: words of its token, or any characters (language)',
    'language',
  ),
  ...holeOptions,
};

/** Returns undefined if templates were not requested. */
export function readSymbolic(
  grammar: Grammar,
  values: OptionValues<typeof symbolicOptions>,
): SymbolicGrammar | undefined {
  return values.symbolic ? symbolicGrammar(grammar, { ...readHoles(values), holes: values.holes }) : undefined;
}
