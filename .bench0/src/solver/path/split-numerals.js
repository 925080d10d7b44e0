import { unitsOf } from '../../constraint/simplify/unit-strings.js';
import { substitute } from './substitute.js';
/** Upper limit of digits: sums of more digits are not exact numbers. */
const longestNumeral = 15;
const readers = new Set([
    'parseInt',
    'parseFloat',
    'numberOf',
    'toNumber',
]);
/**
 * Splits conditions on a number parsed from a text of known length by the form of the text: if it is all digits, or a
 * minus and digits, the number is a sum. The third case keeps the condition.
 */
export function splitNumerals(condition, simplifier) {
    if (condition.kind !== 'application')
        return condition;
    const { name, operands } = condition;
    if (name === 'and' || name === 'or' || name === 'not') {
        return simplifier.make(name, ...operands.map((operand) => splitNumerals(operand, simplifier)));
    }
    const numeral = numeralIn(condition, simplifier);
    if (numeral === undefined)
        return condition;
    const { make } = simplifier;
    const units = unitsOf(numeral.operands[0], simplifier);
    const plain = allDigits(units, simplifier);
    const negative = make('and', isMinus(units, simplifier), allDigits(units.slice(1), simplifier));
    const value = sumOfDigits(units, simplifier);
    const negated = make('subtract', simplifier.constant(0), sumOfDigits(units.slice(1), simplifier));
    const withValue = (number) => simplifier.simplifyCondition(substitute(condition, (term) => (term === numeral ? number : undefined), simplifier));
    return make('or', make('and', plain, withValue(value)), make('and', negative, withValue(negated)), make('and', make('not', make('or', plain, negative)), isOutOfReach(condition, numeral, units.length) ? simplifier.constant(false) : condition));
}
/** Whether no numeral of this length that is not all digits, such as `+12`, `12a` or `0xf`, has such a large value. */
function isOutOfReach({ name, operands: [a, b] }, numeral, length) {
    const [relation, other] = a === numeral ? [name, b] : b === numeral ? [mirrored[name], a] : [undefined, undefined];
    if (relation === undefined || other?.kind !== 'constant' || typeof other.value !== 'number')
        return false;
    if (numeral.kind !== 'application' || numeral.name !== 'parseInt')
        return false;
    const largest = Math.max(10 ** (length - 1), 16 ** Math.max(length - 2, 0)) - 1;
    if (relation === 'strictEquals')
        return Math.abs(other.value) > largest;
    if (relation === 'greaterThan' || relation === 'greaterOrEqual')
        return other.value > largest;
    return (relation === 'lessThan' || relation === 'lessOrEqual') && other.value < -largest;
}
const mirrored = {
    strictEquals: 'strictEquals',
    lessThan: 'greaterThan',
    lessOrEqual: 'greaterOrEqual',
    greaterThan: 'lessThan',
    greaterOrEqual: 'lessOrEqual',
};
/** The first number parsed from a text of known length. */
function numeralIn(root, simplifier) {
    const terms = new Set([root]);
    for (const term of terms) {
        if (term.kind !== 'application' || term.size > 400)
            continue;
        if (readers.has(term.name) && isDecimal(term)) {
            const units = unitsOf(term.operands[0], simplifier);
            if (units !== undefined && units.length > 0 && units.length <= longestNumeral)
                return term;
        }
        for (const operand of term.operands)
            terms.add(operand);
    }
    return undefined;
}
function isDecimal({ operands: [, radix] }) {
    return radix === undefined || (radix.kind === 'constant' && (radix.value === 10 || radix.value === undefined));
}
function allDigits(units, { make, constant }) {
    if (units.length === 0)
        return constant(false);
    return make('and', ...units.flatMap((unit) => [
        make('greaterOrEqual', unit, constant(0x30)),
        make('lessOrEqual', unit, constant(0x39)),
    ]));
}
function isMinus([first], { make, constant }) {
    return make('strictEquals', first, constant(0x2d));
}
function sumOfDigits(units, { make, constant }) {
    let sum = constant(0);
    for (const unit of units) {
        sum = make('add', make('multiply', sum, constant(10)), make('subtract', unit, constant(0x30)));
    }
    return sum;
}
