import { RegExpParser } from '@eslint-community/regexpp';
import { IntervalSet } from '../../constraint/interval-set.js';
import { hasKind } from '../../constraint/semantics/table-operators.js';
import { UnitClasses } from '../links/regular/unit-classes.js';
const anything = { lengths: IntervalSet.range(0, Infinity), units: [] };
const longestStart = 16;
const nothing = { min: 0, max: 0, units: [] };
/** Reads from patterns how long the texts are that they match, and how these begin. */
export class MatchStarts {
    #known = new Map();
    of(pattern) {
        const known = this.#known.get(pattern);
        if (known !== undefined)
            return known;
        const made = startOf(pattern);
        this.#known.set(pattern, made);
        return made;
    }
}
function startOf(expr) {
    const constant = expr.kind === 'constant' ? expr.value : null;
    if (!hasKind(constant, 'regExp') || /[uvmy]/.test(constant.flags))
        return anything;
    const { source, flags } = constant;
    const { alternatives } = new RegExpParser().parsePattern(source, 0, source.length, { unicode: false });
    const { min, max, units } = new ExtentReader(flags).ofAny(alternatives);
    const isAtStart = alternatives.every(({ elements }) => isAssertion(elements[0], 'start'));
    const isAtEnd = alternatives.every(({ elements }) => isAssertion(elements.at(-1), 'end'));
    return { lengths: IntervalSet.range(min, isAtStart && isAtEnd ? max : Infinity), units: isAtStart ? units : [] };
}
function isAssertion(element, kind) {
    return element?.type === 'Assertion' && element.kind === kind;
}
class ExtentReader {
    #classes;
    constructor(flags) {
        this.#classes = new UnitClasses(flags);
    }
    ofAny(alternatives) {
        const [first = nothing, ...others] = alternatives.map(({ elements }) => this.#ofSequence(elements));
        return others.reduce(either, first);
    }
    #ofSequence(elements) {
        return elements.reduce((before, element) => followed(before, this.#of(element)), nothing);
    }
    #of(element) {
        switch (element.type) {
            case 'Character':
            case 'CharacterSet':
            case 'CharacterClass': {
                const [set] = this.#classes.unitsOf(element.raw);
                return { min: 1, max: 1, units: set === undefined ? [] : [set] };
            }
            case 'Group':
            case 'CapturingGroup':
                return this.ofAny(element.alternatives);
            case 'Quantifier': {
                const once = this.#of(element.element);
                const copies = Math.min(element.min, longestStart);
                const { units } = Array.from({ length: copies }, () => once).reduce(followed, nothing);
                return {
                    min: element.min * once.min,
                    max: element.max === 0 ? 0 : once.max === 0 ? 0 : element.max * once.max,
                    units,
                };
            }
            case 'Assertion':
                return nothing;
            default:
                return { min: 0, max: Infinity, units: [] };
        }
    }
}
/** The units of the second are known to follow only if the first has one length and all its units are known. */
function followed(a, b) {
    const isKnown = a.min === a.max && a.units.length === a.min;
    const units = isKnown ? [...a.units, ...b.units].slice(0, longestStart) : a.units;
    return { min: a.min + b.min, max: a.max + b.max, units };
}
function either(a, b) {
    const shared = Math.min(a.units.length, b.units.length);
    const units = a.units.slice(0, shared).map((set, i) => set.union(b.units[i]));
    return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max), units };
}
