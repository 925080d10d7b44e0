import { DrawnDerivations } from '../../derivation/counting/drawn-derivations.js';
import { RankedDerivations } from '../../derivation/counting/ranked-derivations.js';
import { Printer } from '../../derivation/print/printer.js';
import { resolveTokens } from '../../derivation/print/resolve-tokens.js';
import { expand } from '../../derivation/production/expand.js';
import { defaultLimits } from '../../derivation/production/production-limits.js';
import { randomChooser } from '../../derivation/production/choices/random-chooser.js';
import { sizedWord } from './sized-word.js';
const largest = { tokens: 32, height: 80 };
/** Draws words of random size, measured in tokens, or in height if the grammar has no tokens. */
export function* uniformWords(target, random) {
    const { grammars, rests } = target;
    const sources = grammars.map((grammar) => new WordSource(grammar, random));
    for (;;) {
        const words = sources.map((source) => source.next());
        const size = words.reduce((sum, word) => sum + word.size, 0);
        yield sizedWord(target, words.map(({ text }) => text), rests[random.int(rests.length)] ?? [], size);
    }
}
class WordSource {
    #grammar;
    #random;
    #printer;
    #drawn;
    constructor(grammar, random) {
        this.#grammar = grammar;
        this.#random = random;
        this.#printer = new Printer(grammar);
        const texts = randomChooser(random);
        const measure = grammar.hasTokens ? 'tokens' : 'height';
        const ranked = new RankedDerivations(grammar, measure, (token) => expand(grammar, texts, defaultLimits, token));
        this.#drawn = new DrawnDerivations(ranked, largest[measure], random);
    }
    next() {
        const { tree, size } = this.#drawn.next();
        return { text: resolveTokens(tree, this.#grammar, this.#printer, this.#random).text, size };
    }
}
