import { CoppiceError } from '../../core/coppice-error.js';
import { abnf } from './abnf.js';
import { antlr } from './antlr.js';
import { bnf } from './bnf.js';
import { ebnf } from './ebnf.js';
import { jsonGrammar } from './json-grammar.js';
import { peggy } from './peggy.js';
import { stateMachine } from './state-machine.js';
import { yacc } from './yacc.js';
const notations = [ebnf, antlr, yacc, abnf, peggy, bnf, jsonGrammar, stateMachine];
/** Returns the notation of a file by its name. */
export function notationOf(fileName) {
    let best;
    let bestLength = 0;
    for (const notation of notations) {
        for (const extension of notation.extensions) {
            if (!fileName.toLowerCase().endsWith(extension) || extension.length <= bestLength)
                continue;
            [best, bestLength] = [notation, extension.length];
        }
    }
    if (best !== undefined)
        return best;
    const hint = `known file extensions: ${notations.flatMap((notation) => notation.extensions).join(' ')}`;
    throw new CoppiceError('unknown-notation', `cannot determine the notation of \`${fileName}\` from its file extension`, { hint });
}
