import { IntervalSet } from '../../constraint/interval-set.js';
import { endOfInput } from '../grammar/alphabet.js';
import { conjunctsOf } from '../path/conjuncts.js';
import { lengthHorizon } from '../path/length-horizon.js';
const anyUnit = IntervalSet.range(0, 0xffff);
const end = IntervalSet.of(endOfInput);
const anything = anyUnit.union(end);
/** Upper limit of lengths that are tried. */
const mostLengths = 12;
const nothingSaid = new Map();
/** Cache: paths of one target share events, and their simplifier. */
const setsBySimplifier = new WeakMap();
/**
 * The symbols of every text of at least `solid` units for which the condition holds: the union of the units that it
 * allows for each length up to its horizon.
 */
export function setsByLength(condition, input, solid, simplifier) {
    if (!speaksOfText(condition, input))
        return nothingSaid;
    const ofSimplifier = setsBySimplifier.get(simplifier) ?? new Map();
    setsBySimplifier.set(simplifier, ofSimplifier);
    const ofCondition = ofSimplifier.get(condition) ?? new Map();
    ofSimplifier.set(condition, ofCondition);
    let sets = ofCondition.get(solid);
    if (sets === undefined) {
        sets = readByLength(condition, input, solid, simplifier);
        ofCondition.set(solid, sets);
    }
    return sets;
}
function readByLength(condition, input, solid, simplifier) {
    const horizon = lengthHorizon(condition, input);
    if (horizon === undefined || horizon - solid > mostLengths)
        return nothingSaid;
    const together = Array.from({ length: horizon }, () => IntervalSet.empty);
    for (let length = Math.min(solid, horizon); length <= horizon; length++) {
        const units = unitsAt(condition, input, length, simplifier);
        if (units === undefined)
            continue;
        for (const [position, set] of together.entries()) {
            together[position] = set.union(position < length ? (units.get(position) ?? anyUnit) : end);
        }
    }
    return new Map([...together.entries()].filter(([position, set]) => !set.equals(position < solid ? anyUnit : anything)));
}
/** The units that the condition allows in a text of this length; undefined if it cannot hold. */
function unitsAt(condition, input, length, simplifier) {
    const exact = simplifier.withLength(input, length);
    const { memberships, isFalse } = conjunctsOf(exact.simplifyCondition(condition), exact);
    if (isFalse)
        return undefined;
    const units = new Map();
    for (const { variable, set } of memberships) {
        if (variable.name !== 'unit' || variable.input !== input)
            continue;
        if (variable.position >= length)
            return undefined;
        units.set(variable.position, units.get(variable.position)?.intersect(set) ?? set);
    }
    return units;
}
function speaksOfText({ variables }, input) {
    return variables.some((variable) => variable.input === input && (variable.name === 'text' || variable.name === 'length'));
}
