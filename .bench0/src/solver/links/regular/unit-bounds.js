import { IntervalSet } from '../../../constraint/interval-set.js';
const lastUnit = 0xffff;
/**
 * The units of a text input of this length, if the condition restricts every position: a union of boxes, as the
 * languages of holes are written.
 */
export function unitsWithin(condition, input, length) {
    const places = placesOf(condition, input);
    if (places.size < length)
        return undefined;
    let all = IntervalSet.empty;
    for (let at = 0; at < length; at++) {
        const own = places.get(at);
        if (own === undefined)
            return undefined;
        all = all.union(own);
    }
    return all;
}
/** The input of the first unit in a condition; conditions on holes concern one input only. */
export function inputOfUnits(condition) {
    if (condition.kind === 'variable')
        return condition.name === 'unit' ? condition.input : undefined;
    return condition.kind === 'application' ? inputOfUnits(condition.operands[0]) : undefined;
}
function placesOf(condition, input) {
    if (condition.kind !== 'application')
        return new Map();
    const { name, operands } = condition;
    if (name === 'and')
        return operands.map((operand) => placesOf(operand, input)).reduce(both, new Map());
    if (name === 'or') {
        const [first, ...others] = operands.map((operand) => placesOf(operand, input));
        return others.reduce(either, first ?? new Map());
    }
    return comparison(condition, input);
}
function comparison({ name, operands: [left, right] }, input) {
    if (left?.kind !== 'variable' || left.name !== 'unit' || left.input !== input)
        return new Map();
    if (right?.kind !== 'constant' || typeof right.value !== 'number')
        return new Map();
    const allowed = unitsThat(name, right.value);
    return allowed === undefined ? new Map() : new Map([[left.position, allowed]]);
}
function unitsThat(name, bound) {
    if (name === 'strictEquals')
        return IntervalSet.of(bound);
    if (name === 'greaterOrEqual')
        return IntervalSet.range(bound, lastUnit);
    return name === 'lessOrEqual' ? IntervalSet.range(0, bound) : undefined;
}
function both(a, b) {
    const joined = new Map(a);
    for (const [at, set] of b)
        joined.set(at, joined.get(at)?.intersect(set) ?? set);
    return joined;
}
function either(a, b) {
    const joined = new Map();
    for (const [at, set] of a) {
        const other = b.get(at);
        if (other !== undefined)
            joined.set(at, set.union(other));
    }
    return joined;
}
