import { RegExpParser } from '@eslint-community/regexpp';
import { UnitClasses } from '../regular/unit-classes.js';
import { escaped } from './string-literal.js';
/** Upper limit of character ranges in a pattern: with more, the terms are too large for a solver. */
const mostRanges = 400;
/**
 * The texts in which a pattern has a match, as a regular expression of SMT-LIB. Undefined for patterns with
 * look-around, boundaries, back-references or code points.
 */
export function patternTerm(source, flags) {
    if (/[muvy]/.test(flags))
        return undefined;
    const { alternatives } = new RegExpParser().parsePattern(source);
    const writer = new PatternWriter(new UnitClasses(flags));
    return writer.union(alternatives.map((alternative) => writer.anywhere(alternative.elements)));
}
class PatternWriter {
    #classes;
    #ranges = 0;
    constructor(classes) {
        this.#classes = classes;
    }
    /** Anchors are supported only at the start and the end of a match. */
    anywhere(elements) {
        const isAtStart = isEdge(elements[0], 'start');
        const isAtEnd = isEdge(elements.at(-1), 'end');
        const inner = this.#sequence(elements.slice(isAtStart ? 1 : 0, isAtEnd ? -1 : undefined));
        if (inner === undefined)
            return undefined;
        return `(re.++ ${isAtStart ? '' : 're.all '}${inner}${isAtEnd ? '' : ' re.all'} (str.to_re ""))`;
    }
    union(parts) {
        if (parts.includes(undefined))
            return undefined;
        return parts.length === 1 ? parts[0] : `(re.union ${parts.join(' ')})`;
    }
    #sequence(elements) {
        const parts = elements.map((element) => this.#element(element));
        return parts.includes(undefined) ? undefined : `(re.++ (str.to_re "") ${parts.join(' ')} (str.to_re ""))`;
    }
    #element(element) {
        switch (element.type) {
            case 'Character':
            case 'CharacterClass':
            case 'CharacterSet':
                return this.#unit(element.raw);
            case 'Group':
                return element.modifiers === null ? this.#alternatives(element.alternatives) : undefined;
            case 'CapturingGroup':
                return this.#alternatives(element.alternatives);
            case 'Quantifier':
                return this.#repeated(element);
            default:
                return undefined;
        }
    }
    #alternatives(alternatives) {
        return this.union(alternatives.map(({ elements }) => this.#sequence(elements)));
    }
    #repeated({ element, min, max }) {
        const inner = this.#element(element);
        if (inner === undefined || (max !== Infinity && max > 64) || min > 64)
            return undefined;
        if (max !== Infinity)
            return `((_ re.loop ${min} ${max}) ${inner})`;
        return min === 0 ? `(re.* ${inner})` : `(re.++ ((_ re.loop ${min} ${min}) ${inner}) (re.* ${inner}))`;
    }
    #unit(raw) {
        const [set, ...more] = this.#classes.unitsOf(raw);
        if (set === undefined || set.isEmpty || more.length > 0)
            return undefined;
        this.#ranges += set.rangeCount;
        return this.#ranges > mostRanges ? undefined : rangesTerm(set);
    }
}
function rangesTerm(set) {
    const ranges = [...set].map(([from, to]) => `(re.range "${escaped(from)}" "${escaped(to)}")`);
    return ranges.length === 1 ? ranges[0] : `(re.union ${ranges.join(' ')})`;
}
function isEdge(element, kind) {
    return element?.type === 'Assertion' && element.kind === kind;
}
