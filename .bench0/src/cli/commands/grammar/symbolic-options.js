import { symbolicGrammar } from '../../../derivation/templates/symbolic-grammar.js';
import { flag, oneOf } from '../../option.js';
import { holeOptions, readHoles } from '../hole-options.js';
/** Options that turn a grammar into a symbolic grammar, whose words are templates. */
export const symbolicOptions = {
    symbolic: flag('templates: tokens with more than one word become holes, to be filled by concolic execution'),
    holes: oneOf(['language', 'free'], 'what may fill a hole: words of its token, or any characters (language)', 'language'),
    ...holeOptions,
};
/** Returns undefined if templates were not requested. */
export function readSymbolic(grammar, values) {
    return values.symbolic ? symbolicGrammar(grammar, { ...readHoles(values), holes: values.holes }) : undefined;
}
