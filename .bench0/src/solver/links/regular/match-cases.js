import { stringOf, unitsOf } from '../../../constraint/simplify/unit-strings.js';
import { narrowQuery } from '../../path/narrow-query.js';
import { substitute } from '../../path/substitute.js';
import { isSameUse, patternUseOf } from './pattern-use.js';
const workPerPlace = 100;
/** Work to read a condition, in evaluated terms. */
const workPerCondition = 40;
/**
 * Splits a query into one case for each way in which a pattern can match at each position of a text of known length:
 * questions about the match become conditions on units. The cases overapproximate, because they ignore which match the
 * real RegExp prefers, and omit only what is refuted. The iteration ends early if the budget or the work is spent.
 */
export class MatchCases {
    #query;
    #budget;
    constructor(query, budget) {
        this.#query = query;
        this.#budget = budget;
    }
    *of(use, shapes) {
        const units = unitsOf(use.subject, this.#query.simplifier);
        if (units === undefined)
            return;
        for (let length = shapes.leastLength; length <= units.length; length++) {
            for (const shape of shapes.ofLength(length, this.#budget)) {
                for (const at of placesOf(shape, units.length, use)) {
                    if (!this.#budget.spend(10) || !this.#query.work.spend(workPerPlace))
                        return;
                    const narrowed = this.#place({ shape, shapes, units, at }, use);
                    if (narrowed !== undefined)
                        yield narrowed;
                }
            }
        }
    }
    /** The query under the assumption that the pattern does not match. */
    withoutMatch(use) {
        const query = this.#query;
        const answer = (term) => {
            const asked = patternUseOf(term);
            if (asked === undefined || !isSameUse(asked, use))
                return undefined;
            return term.name === 'regExpTest' ? query.simplifier.constant(false) : undefined;
        };
        return narrowQuery(query, query.conditions.map((condition) => substitute(condition, answer, query.simplifier)), []);
    }
    #place(placed, use) {
        const query = this.#query;
        const sets = variableSets(placed);
        if (sets === undefined)
            return undefined;
        return narrowQuery(query, this.#partsOf(placed, use), sets);
    }
    /** Starts with the flipped condition: if the match contradicts it, the others need not be read. */
    *#partsOf(placed, use) {
        const { conditions, simplifier, work } = this.#query;
        for (const condition of conditions) {
            work.spend(workPerCondition);
            yield substitute(condition, (term) => this.#answer(term, placed, use), simplifier);
        }
        yield* requirementsOf(placed, this.#query);
    }
    /** The value of a term about the match, if it belongs to this use of the pattern. */
    #answer(term, { shape, shapes, units, at }, use) {
        const asked = patternUseOf(term);
        if (asked === undefined || !isSameUse(asked, use))
            return undefined;
        const { simplifier } = this.#query;
        const { name, operands } = term;
        const group = operands[3];
        const number = group?.kind === 'constant' ? numberOf(group.value, shapes) : undefined;
        const span = number === 0 ? [0, shape.slots.length] : shape.groups.get(number ?? -1);
        switch (name) {
            case 'regExpTest':
                return simplifier.constant(true);
            case 'regExpMatchIndex':
                return simplifier.constant(at);
            case 'regExpLastIndex':
                return /[gy]/.test(use.pattern.flags) ? simplifier.constant(at + shape.slots.length) : undefined;
            case 'regExpGroup':
                if (number === undefined)
                    return undefined;
                return span === undefined
                    ? simplifier.constant(undefined)
                    : stringOf(units.slice(at + span[0], at + span[1]), simplifier);
            case 'regExpGroupIndex':
                if (number === undefined)
                    return undefined;
                return simplifier.constant(span === undefined ? undefined : at + span[0]);
            default:
                return undefined;
        }
    }
}
function numberOf(group, shapes) {
    return typeof group === 'string' ? shapes.numberOfName(group) : typeof group === 'number' ? group : undefined;
}
function* placesOf(shape, length, { lastIndex, pattern }) {
    const from = /[gy]/.test(pattern.flags) ? lastIndex : 0;
    const last = length - shape.slots.length - (shape.isAtEnd ? 0 : shape.after.length);
    const first = Math.max(from, shape.isAtEnd ? length - shape.slots.length : shape.before.length);
    const end = shape.isAtStart ? 0 : pattern.flags.includes('y') ? from : last;
    for (let at = first; at <= Math.min(end, last); at++)
        yield at;
}
/** The sets that units must be in, including units around the match. */
function* setsOf({ shape, units, at }) {
    const { slots, before, after } = shape;
    for (const [i, set] of before.entries())
        yield [units[at - before.length + i], set];
    for (const [i, slot] of slots.entries())
        yield [units[at + i], setOf(slot, slots)];
    for (const [i, set] of after.entries()) {
        const unit = units[at + slots.length + i];
        if (unit !== undefined)
            yield [unit, set];
    }
}
function setOf(slot, slots) {
    return slot.kind === 'set' ? slot.set : setOf(slots[slot.as], slots);
}
function requirementsOf({ shape, units, at }, { simplifier }) {
    return shape.slots.flatMap((slot, i) => slot.kind === 'same' ? [simplifier.make('strictEquals', units[at + i], units[at + slot.as])] : []);
}
/**
 * The sets of variable units. Computed units are left to the confirmation. Undefined if a constant unit does not fit.
 */
function variableSets(placed) {
    const sets = [];
    for (const [unit, set] of setsOf(placed)) {
        if (unit.kind === 'constant' && !set.has(unit.value))
            return undefined;
        if (unit.kind === 'variable')
            sets.push([unit, set]);
    }
    return sets;
}
