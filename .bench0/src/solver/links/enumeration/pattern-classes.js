import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { UnitClasses } from '../regular/unit-classes.js';
const wordUnits = IntervalSet.ranges([
    [0x30, 0x39],
    [0x41, 0x5a],
    [0x5f, 0x5f],
    [0x61, 0x7a],
]);
const lineEnds = IntervalSet.of(0x0a, 0x0d, 0x2028, 0x2029);
export function patternClasses(source, flags) {
    const isUnicode = /[uv]/.test(flags);
    const pattern = new RegExpParser().parsePattern(source, 0, source.length, {
        unicode: flags.includes('u'),
        unicodeSets: flags.includes('v'),
    });
    const classes = new UnitClasses(flags);
    const sets = [];
    let comparesUnits = false;
    const add = ({ raw, parent }) => {
        if (parent?.type !== 'CharacterClass' && parent?.type !== 'CharacterClassRange')
            sets.push(...classes.unitsOf(raw));
    };
    visitRegExpAST(pattern, {
        onCharacterEnter: add,
        onCharacterSetEnter: add,
        onCharacterClassEnter: add,
        onExpressionCharacterClassEnter: add,
        onBackreferenceEnter: () => (comparesUnits = true),
        onAssertionEnter: ({ kind }) => {
            if (kind === 'word')
                sets.push(wordUnits);
            if (flags.includes('m') && (kind === 'start' || kind === 'end'))
                sets.push(lineEnds);
        },
    });
    // With these flags surrogate pairs are one character, and back-references that ignore case compare more than units.
    return { sets, comparesUnits, isAll: !isUnicode && !(comparesUnits && flags.includes('i')) };
}
