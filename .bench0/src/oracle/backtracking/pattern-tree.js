import { JS } from 'refa';
/** Returns undefined for a pattern that is not valid or too large. Back-references match the empty text in it. */
export function patternTree(source, flags) {
    const isUnicode = /[uv]/.test(flags);
    try {
        const parser = JS.Parser.fromLiteral({ source, flags });
        const { expression, maxCharacter } = parser.parse({ backreferences: 'unknown', maxNodes: 20_000 });
        const isAnchored = flags.includes('y') || expression.alternatives.every(({ elements }) => isStart(elements[0]));
        return { expression, maximum: maxCharacter, isUnicode, isAnchored };
    }
    catch {
        return undefined;
    }
}
/** True for `^` without the flag `m`: no character comes before. */
function isStart(element) {
    if (element?.type !== 'Assertion' || !element.negate || element.kind !== 'behind')
        return false;
    const [only, ...others] = element.alternatives;
    const [character, ...more] = only?.elements ?? [];
    if (others.length > 0 || more.length > 0)
        return false;
    return character?.type === 'CharacterClass' && character.characters.isAll;
}
