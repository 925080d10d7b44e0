import { wordsCoveringPaths } from '../../derivation/production/words-covering-paths.js';
import { sizedWord } from './sized-word.js';
/** Generates words that cover the k-paths of the grammars, for increasing k. */
export function* kPathWords(target, random, { shortest, longest }) {
    const { grammars, rests } = target;
    for (let k = shortest; k <= longest; k++) {
        const sources = grammars.map((grammar) => wordsCoveringPaths(grammar, random, { k }));
        const latest = sources.map(() => '');
        for (let isOver = false; !isOver;) {
            isOver = true;
            for (const [i, source] of sources.entries()) {
                const { value, done } = source.next();
                if (done === true)
                    continue;
                latest[i] = value;
                isOver = false;
            }
            if (!isOver)
                yield sizedWord(target, latest, rests[random.int(rests.length)] ?? [], k);
        }
    }
}
