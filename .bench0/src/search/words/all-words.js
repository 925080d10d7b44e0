import { mapBySize } from '../../derivation/enumeration/map-by-size.js';
import { wordsBySize } from '../../derivation/enumeration/words-by-size.js';
import { Printer } from '../../derivation/print/printer.js';
import { argumentsBySize } from '../inputs/arguments-by-size.js';
import { sizedWord } from './sized-word.js';
/** Enumerates every combination of words of the grammars once, smallest first. */
export function* allWords(target, bounds) {
    const combined = argumentsBySize(target, bounds, (grammar) => {
        const printer = new Printer(grammar);
        return mapBySize(wordsBySize(grammar, bounds), (word) => printer.print(word).text);
    });
    for (const group of combined)
        for (const { parts, rest, size } of group)
            yield sizedWord(target, parts, rest, size);
}
