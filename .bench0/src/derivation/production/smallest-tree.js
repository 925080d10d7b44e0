import { expand } from './expand.js';
/** Returns the shortest derivation of a node, with plain characters; undefined if it has no finite derivation. */
export function smallestTree(grammar, node) {
    return expand(grammar, plainest, { maxDepth: 0, maxSize: 0 }, node);
}
/** Returns the simplest member of a set, for minimized inputs. */
export function plainestCharacter(set) {
    for (const char of plainCharacters)
        if (set.has(char.codePointAt(0)))
            return char;
    const [, firstEnd = 0] = set.ranges;
    const first = set.at(0);
    // A lone surrogate is the last choice, because not every encoding of an input can represent it.
    const codePoint = first >= 0xd800 && firstEnd <= 0xdfff && set.size > firstEnd - first + 1 ? set.at(set.size - 1) : first;
    return String.fromCodePoint(codePoint);
}
const plainCharacters = ['a', '0', 'A', ' '].concat(Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)));
/** With limits of zero no option is ever offered, so only characters are chosen. */
const plainest = {
    option: (_alt, offered) => offered[0],
    again: () => false,
    character: (node) => plainestCharacter(node.set),
};
