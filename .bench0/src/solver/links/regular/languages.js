import { patternAutomaton } from './pattern-automaton.js';
const keptPatterns = 256;
/** Automata of patterns, each built once. */
export class Languages {
    #known = new Map();
    /** The texts in which the pattern has a match; undefined if the language is not regular or too large. */
    of(source, flags) {
        const key = `/${source}/${flags}`;
        if (this.#known.has(key))
            return this.#known.get(key);
        if (this.#known.size >= keptPatterns)
            this.#known.clear();
        const language = patternAutomaton(source, flags);
        this.#known.set(key, language);
        return language;
    }
}
