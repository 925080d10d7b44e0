import { walkDerivation } from '../../derivation/derivation.js';
/** Words that need more parsing work than this keep all their characters. */
const parsingWork = 200_000;
/**
 * Returns, for each code unit of a word, the units (as bounds of ranges) that can replace it without changing the
 * derivation except for characters of classes. Returns undefined if the text is not a word of the grammar.
 */
export function sameShape(text, parser) {
    const parsed = parser.parse(text, { maxWork: parsingWork });
    if (parsed.kind !== 'parsed')
        return undefined;
    const units = Array.from({ length: text.length }, (_, i) => {
        const unit = text.charCodeAt(i);
        return [unit, unit];
    });
    let at = 0;
    for (const { node, text: own } of walkDerivation(parsed.tree())) {
        if (own === '')
            continue;
        // Text between tokens is not in the tree.
        at = text.indexOf(own, at);
        if (at === -1)
            return undefined;
        if (node.kind === 'class' && own.length === 1)
            units[at] = unitsOf(node.set.ranges);
        at += own.length;
    }
    return units;
}
/** Keeps the characters that are one code unit, without surrogates. */
function unitsOf(ranges) {
    const units = [];
    for (let i = 0; i < ranges.length; i += 2) {
        const [from, to] = ranges.slice(i, i + 2);
        if (from < 0xd800)
            units.push(from, Math.min(to, 0xd7ff));
        if (to > 0xdfff && from <= 0xffff)
            units.push(Math.max(from, 0xe000), Math.min(to, 0xffff));
    }
    return units;
}
