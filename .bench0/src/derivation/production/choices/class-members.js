import { CharSet } from '../../../grammar/characters/char-set.js';
const printableAscii = CharSet.range(0x20, 0x7e);
const surrogates = CharSet.range(0xd800, 0xdfff);
/** Cache: a class is asked for members at every choice, for as long as its set lives. */
const membersBySet = new WeakMap();
export function classMembers(set) {
    let members = membersBySet.get(set);
    if (members === undefined)
        membersBySet.set(set, (members = sortMembers(set)));
    return members;
}
function sortMembers(set) {
    const readable = set.intersect(printableAscii);
    const printable = Array.from({ length: readable.size }, (_, i) => String.fromCodePoint(readable.at(i)));
    const scalar = set.minus(surrogates);
    return { printable, any: scalar.size > 0 ? scalar : set };
}
