import { operators } from '../core/operators.js';
/** Cache: the predicates of a source recur in every trace, for as long as the pool of expressions lives. */
const filledBefore = new WeakMap();
/** Applies a predicate, given as JSON text, to an operand. */
export function fillCondition(text, operand, pool) {
    const { predicate, byOperand } = filledOf(text, pool);
    const known = byOperand.get(operand);
    if (known !== undefined)
        return known;
    const made = fill(predicate, operand, pool);
    byOperand.set(operand, made);
    return made;
}
function filledOf(text, pool) {
    let ofPool = filledBefore.get(pool);
    if (ofPool === undefined) {
        ofPool = new Map();
        filledBefore.set(pool, ofPool);
    }
    let filled = ofPool.get(text);
    if (filled === undefined) {
        filled = { predicate: JSON.parse(text), byOperand: new Map() };
        ofPool.set(text, filled);
    }
    return filled;
}
function fill(predicate, operand, pool) {
    switch (predicate[0]) {
        case 'and':
        case 'or':
            return pool.apply(predicate[0], fill(predicate[1], operand, pool), fill(predicate[2], operand, pool));
        case 'not':
            return pool.apply('not', fill(predicate[1], operand, pool));
        case 'truth':
            return operand;
        default: {
            const [operator, constant] = predicate;
            return pool.apply(operators[operator]?.name, operand, pool.constant(constant));
        }
    }
}
