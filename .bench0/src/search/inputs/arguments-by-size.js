import { mapBySize } from '../../derivation/enumeration/map-by-size.js';
import { pairBySize } from '../../derivation/enumeration/pair-by-size.js';
/**
 * Enumerates all combinations of what `list` yields for each grammar, by the sum of their sizes. The default values of
 * other arguments count as sizes 0, 1, 2...
 */
export function* argumentsBySize({ grammars, rests }, { largest = Infinity }, list) {
    let size = 0;
    for (const group of mapBySize(withRests(tuples(grammars, list), rests), ([parts, rest]) => ({ parts, rest }))) {
        if (size > largest)
            return;
        const total = size++;
        yield* mapBySize([group], (combination) => ({ ...combination, size: total }));
    }
}
function tuples([first, ...others], list) {
    if (first === undefined)
        return [[[]]];
    const ofFirst = mapBySize(list(first), (part) => [part]);
    return others.reduce((joined, grammar) => mapBySize(pairBySize(joined, list(grammar)), ([parts, part]) => [...parts, part]), ofFirst);
}
/** `pairBySize` keeps all earlier groups; with a single default there is nothing to pair, so nothing has to be kept. */
function withRests(groups, rests) {
    const [only] = rests;
    if (rests.length === 1 && only !== undefined)
        return mapBySize(groups, (parts) => [parts, only]);
    return pairBySize(groups, rests.map((rest) => [rest]));
}
