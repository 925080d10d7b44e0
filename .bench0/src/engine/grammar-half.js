import { Characters } from '../solver/encoding/characters.js';
import { TokenRuns } from './tokens/token-runs.js';
import { WordSpaces } from './words/word-spaces.js';
/** The part of an explorer that handles texts with grammars; loaded only if there is a grammar. */
export class GrammarHalf {
    words;
    /** Present if the subject's tokenizer is known and the grammar has tokens. */
    tokens;
    constructor(domains, grammars, hasTokenizer) {
        const [first] = grammars;
        this.words = new WordSpaces(domains, grammars);
        this.tokens = hasTokenizer && first?.grammar.hasTokens === true ? new TokenRuns(first.grammar) : undefined;
    }
    charactersOf({ grammar, input }, text, pool) {
        return new Characters(grammar, input, text, pool);
    }
}
