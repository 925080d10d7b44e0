import { acceptedCode, stampEnd, stampStart } from '../../core/function-stamp.js';
import { emptyList, functionToString, lastIndexOfText, PrivateWeakMap, textSlice } from '../realm/intrinsics.js';
/** Cache: the mark in the text of a function is read once, for as long as the function lives. */
const origins = new PrivateWeakMap();
/** The origin of a rewritten function; null for functions that were not rewritten. */
export function originOf(target) {
    const known = origins.get(target);
    if (known !== undefined)
        return known;
    const origin = readOrigin(functionToString(target));
    origins.set(target, origin);
    return origin;
}
/** Ids of rewritten functions are hashes; one equals this with a probability of about 1 in 2 ** 31. */
const ownId = 1;
/**
 * Registers an id for a function of the runtime that returns shadows as a rewritten one does. Must be called before
 * that function is called.
 */
export function idOfOwn(target) {
    if (origins.get(target)?.id !== ownId)
        origins.set(target, { id: ownId, fileKey: 0, start: 0, end: 0, canPeek: false, ignoresShadows: false });
    return ownId;
}
const stampTail = `${stampEnd}}`;
export function readOrigin(text) {
    if (textSlice(text, -stampTail.length) !== stampTail)
        return null;
    const at = lastIndexOfText(text, stampStart);
    if (at < 0)
        return null;
    const numbers = emptyList();
    let number = 0;
    for (let index = at + stampStart.length; index <= text.length - stampTail.length; index++) {
        const character = text[index];
        if (character >= '0' && character <= '9')
            number = number * 10 + +character;
        else {
            numbers[numbers.length] = number;
            number = 0;
        }
    }
    if (numbers.length !== 5)
        return null;
    return {
        id: numbers[0],
        fileKey: numbers[1],
        start: numbers[2],
        end: numbers[3],
        canPeek: numbers[4] === acceptedCode.peeking,
        ignoresShadows: numbers[4] === acceptedCode.nothing,
    };
}
