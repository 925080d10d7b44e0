import { matchingText } from './matching-text.js';
const keptTexts = 512;
/** Caches a matching text for each pattern. */
export class PatternTexts {
    #texts = new Map();
    wordOf = (source, flags) => {
        const key = `/${source}/${flags}`;
        if (this.#texts.has(key))
            return this.#texts.get(key);
        if (this.#texts.size >= keptTexts)
            this.#texts.clear();
        const word = matchingText(source, flags);
        this.#texts.set(key, word);
        return word;
    };
}
