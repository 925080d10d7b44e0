import { compareExpressions } from '../../compare-expressions.js';
import { sameWithoutCase } from '../case-conversion.js';
import { compareChoice } from '../compare-choice.js';
import { compareJson } from './json-rules.js';
import { lengthBounds } from '../bounds/length-bounds.js';
import { compareLinear } from '../bounds/linear-comparison.js';
import { typeNames } from './number-rules.js';
import { compareFound } from '../found-character.js';
import { compareCharacter, compareUnit } from '../past-the-end.js';
import { compareGroup } from './pattern-rules.js';
import { segmentsAre } from './segment-rules.js';
import { compareFirstPart } from './split-rules.js';
import { prefixIs } from './search-rules.js';
import { sameUnits, unitsOf } from '../unit-strings.js';
/** Rewrites equalities to strict ones where the sorts allow it, and those to conditions on code units and sums. */
export const equalityRules = {
    strictEquals: ([a, b], rewriter) => strictEquality(a, b, rewriter),
    looseEquals: ([a, b], rewriter) => looseEquality(a, b, rewriter),
    strictNotEquals: negationOf('strictEquals'),
    looseNotEquals: negationOf('looseEquals'),
    sameValue: ([a, b], rewriter) => sameness(a, b, rewriter, isPlain),
    sameValueZero: ([a, b], rewriter) => sameness(a, b, rewriter, isNotNaN),
    hasKey: ([keys, key], rewriter) => rewriter.make('strictNotEquals', rewriter.make('keyIndex', keys, key), rewriter.constant(-1)),
};
function negationOf(name) {
    return (operands, { make }) => make('not', make(name, ...operands));
}
function strictEquality(left, right, rewriter) {
    const [a, b] = oriented(left, right);
    if (a === b && (isNotNaN(a) || rewriter.boundsOf(a) !== undefined))
        return rewriter.constant(true);
    if (b.kind === 'constant' && Number.isNaN(b.value))
        return rewriter.constant(false);
    const [typeA, typeB] = [typeOf(a), typeOf(b)];
    if (typeA !== undefined && typeB !== undefined && typeA !== typeB)
        return rewriter.constant(false);
    if (a.sort === 'bool' && b.kind === 'constant' && typeof b.value === 'boolean') {
        return b.value ? a : rewriter.make('not', a);
    }
    return (compareChoice('strictEquals', a, b, rewriter) ??
        compareLinear('strictEquals', a, b, rewriter) ??
        compareUnit('strictEquals', a, b, rewriter) ??
        compareCharacter(a, b, rewriter) ??
        compareFound(a, b, rewriter) ??
        compareJson(a, b, rewriter) ??
        compareGroup(a, b, rewriter) ??
        compareFirstPart(a, b, rewriter) ??
        stringEquality(a, b, rewriter) ??
        rewriter.pool.apply('strictEquals', a, b));
}
/** Puts constants last and the other operands in a fixed order. */
function oriented(a, b) {
    return compareExpressions(a, b) <= 0 ? [a, b] : [b, a];
}
function stringEquality(a, b, rewriter) {
    if (b.kind === 'constant' && typeof b.value === 'string' && !canHaveLength(a, b.value.length)) {
        return rewriter.constant(false);
    }
    const [unitsA, unitsB] = [unitsOf(a, rewriter), unitsOf(b, rewriter)];
    if (unitsA !== undefined && unitsB !== undefined)
        return sameUnits(unitsA, unitsB, rewriter);
    return (textIs(a, unitsB, rewriter) ??
        textIs(b, unitsA, rewriter) ??
        segmentsAre(a, b, rewriter) ??
        segmentsAre(b, a, rewriter) ??
        sameWithoutCase(a, b, rewriter));
}
function canHaveLength(expr, length) {
    const { min, max } = lengthBounds(expr);
    return length >= min && length <= max;
}
/** The condition that a text input of unknown length equals a string of known length. */
function textIs(text, units, rewriter) {
    if (text.kind !== 'variable' || text.name !== 'text' || units === undefined)
        return undefined;
    const length = rewriter.pool.variable('length', text.input);
    const fits = rewriter.make('strictEquals', length, rewriter.constant(units.length));
    return rewriter.make('and', fits, ...prefixIs(text.input, units, rewriter));
}
function looseEquality(left, right, rewriter) {
    const [a, b] = oriented(left, right);
    const [typeA, typeB] = [typeOf(a), typeOf(b)];
    if (typeA !== undefined && typeA === typeB)
        return rewriter.make('strictEquals', a, b);
    if ((isNullish(a) && typeB !== undefined) || (isNullish(b) && typeA !== undefined))
        return rewriter.constant(false);
    if (isNullish(b)) {
        const { make, constant } = rewriter;
        return make('or', make('strictEquals', a, constant(null)), make('strictEquals', a, constant(undefined)));
    }
    return rewriter.pool.apply('looseEquals', a, b);
}
function isNullish(expr) {
    return expr.kind === 'constant' && (expr.value === null || expr.value === undefined);
}
/** Object.is and SameValueZero differ from `===` in zeros and NaN only. */
function sameness(a, b, rewriter, isSafe) {
    if (isSafe(a) || isSafe(b))
        return rewriter.make('strictEquals', a, b);
    const [open, constant] = a.kind === 'constant' ? [b, a] : [a, b];
    if (constant.kind === 'constant' && Number.isNaN(constant.value))
        return rewriter.make('numberIsNaN', open);
    return undefined;
}
/** If one side is not NaN, a NaN on the other side is unequal under both equalities. */
function isNotNaN(expr) {
    if (expr.kind === 'constant')
        return !Number.isNaN(expr.value);
    return expr.sort !== 'number' && expr.sort !== 'any';
}
function isPlain(expr) {
    if (expr.kind === 'constant')
        return expr.value !== 0 && !Number.isNaN(expr.value);
    return expr.sort === 'bool' || expr.sort === 'string' || expr.sort === 'bigint';
}
function typeOf(expr) {
    if (expr.kind !== 'constant')
        return typeNames[expr.sort];
    if (expr.value === null)
        return 'null';
    return typeof expr.value === 'object' ? undefined : typeof expr.value;
}
