import { ignoreCase } from '../../characters/any-case.js';
import { CharSet } from '../../characters/char-set.js';
import { unicodeProperty } from '../../characters/unicode-property.js';
import { shorthandSet } from '../escapes.js';
/**
 * Returns what the node matches, ignoring case if the flags say so. Sets contain code points for all flags: without `u`
 * a negated class still matches a character above U+FFFF as a whole.
 */
export function classContents(node, flags, place) {
    switch (node.type) {
        case 'Character':
            return only(folded(CharSet.range(node.value, node.value), flags));
        case 'CharacterClassRange':
            return only(folded(CharSet.range(node.min.value, node.max.value), flags));
        case 'CharacterSet':
            return only(characterSet(node, flags, place));
        case 'CharacterClass':
            return classOf(node, flags, place);
        case 'ClassStringDisjunction':
            return stringsOf(node, flags);
        case 'ExpressionCharacterClass':
            return negatedIf(node.negate, classContents(node.expression, flags, place));
        case 'ClassIntersection':
            return intersection(classContents(node.left, flags, place), classContents(node.right, flags, place));
        case 'ClassSubtraction':
            return difference(classContents(node.left, flags, place), classContents(node.right, flags, place));
    }
}
function intersection(left, right) {
    const strings = left.strings.filter((text) => right.strings.includes(text));
    return { set: left.set.intersect(right.set), strings };
}
function difference(left, right) {
    const strings = left.strings.filter((text) => !right.strings.includes(text));
    return { set: left.set.minus(right.set), strings };
}
function only(set) {
    return { set, strings: [] };
}
/** The syntax forbids negated classes that contain strings. */
function negatedIf(negate, contents) {
    return negate ? only(contents.set.complement()) : contents;
}
function folded(set, flags) {
    if (!flags.ignoreCase)
        return set;
    return ignoreCase(set, flags.unicode ? 'iu' : 'i');
}
function classOf(node, flags, place) {
    const parts = node.elements.map((element) => classContents(element, flags, place));
    const set = CharSet.of(parts.flatMap((part) => [...part.set.pairs()]));
    const strings = parts.flatMap((part) => part.strings);
    return negatedIf(node.negate, { set, strings });
}
function stringsOf(node, flags) {
    const members = node.alternatives.map(({ elements }) => elements.map((element) => element.value));
    const singles = members.filter((member) => member.length === 1).map(([value = 0]) => [value, value]);
    const strings = members.filter((member) => member.length !== 1).map((member) => String.fromCodePoint(...member));
    return {
        set: folded(CharSet.of(singles), flags),
        strings: flags.ignoreCase ? strings.map((text) => text.toLowerCase()) : strings,
    };
}
function characterSet(node, flags, place) {
    if (node.kind === 'any')
        return flags.dotAll ? CharSet.all : lineTerminators.complement();
    if (node.kind === 'property')
        return propertySet(node, flags, place);
    const set = folded(shorthandSet(node.kind.charAt(0)), flags);
    return node.negate ? set.complement() : set;
}
const lineTerminators = CharSet.chars('\n\r\u2028\u2029');
function propertySet(node, flags, place) {
    const set = unicodeProperty(node.value === null ? node.key : `${node.key}=${node.value}`);
    if (set === undefined) {
        const hint = node.strings ? 'list the strings: `[\\q{…|…}]`' : 'this version of Node.js does not support it';
        throw place.error(node.start, 'regexp-property', `\`${node.raw}\` cannot be converted to a set of characters`, hint);
    }
    if (!node.negate)
        return folded(set, flags);
    // With `v` the complement is taken after folding case; with `u` the complement is folded.
    return flags.unicodeSets ? folded(set, flags).complement() : folded(set.complement(), flags);
}
