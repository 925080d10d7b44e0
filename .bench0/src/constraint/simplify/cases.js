import { constantKey } from '../constant-key.js';
import { foldConstants } from './fold-constants.js';
import { IntervalSet } from '../interval-set.js';
import { hasKind } from '../semantics/table-operators.js';
import { writeMembership } from './membership.js';
import { searchMatches } from './rules/search-rules.js';
const caseLimit = 300;
const searchLimit = 40;
/**
 * All values of an expression that has few: table look-ups, searches, choices, and expressions computed from one of
 * these.
 */
function casesOf(expr, rewriter) {
    if (expr.kind !== 'application')
        return undefined;
    switch (expr.name) {
        case 'select':
            return selectCases(expr, rewriter);
        case 'keyIndex':
        case 'lookup':
            return keyCases(expr, rewriter);
        case 'indexOf':
        case 'lastIndexOf':
            return searchCases(expr, rewriter);
        case 'conditional':
            return conditionalCases(expr, rewriter);
        case 'and':
        case 'or':
        case 'opaque':
            return undefined;
        default:
            return computedCases(expr, rewriter);
    }
}
/** Replaces a condition computed from an expression with few values by the cases in which it holds. */
export function conditionByCases(condition, rewriter) {
    const cases = condition.sort === 'bool' ? casesOf(condition, rewriter) : undefined;
    if (cases === undefined)
        return undefined;
    const when = (value) => cases.flatMap((one) => (one.value === value ? [one.when] : []));
    const [holds, fails] = [when(true), when(false)];
    // The cases are exclusive and exhaustive, so the shorter list is sufficient.
    if (holds.length <= fails.length)
        return rewriter.make('or', ...holds);
    return rewriter.make('not', rewriter.make('or', ...fails));
}
function selectCases({ operands: [table, index] }, rewriter) {
    if (table?.kind !== 'constant' || !hasKind(table.value, 'table') || index === undefined)
        return undefined;
    const { values } = table.value;
    if (values.length > caseLimit || rewriter.boundsOf(index) === undefined)
        return undefined;
    const cases = placesOf(values).map(({ value, ranges }) => ({ value, when: isWithin(index, ranges, rewriter) }));
    const { make, constant } = rewriter;
    const isBelow = make('lessThan', index, constant(0));
    const isBeyond = make('greaterOrEqual', index, constant(values.length));
    return merged([...cases, { value: undefined, when: make('or', isBelow, isBeyond) }], rewriter);
}
/** The positions of each value in a table. */
function placesOf(values) {
    const places = new Map();
    for (const [i, value] of values.entries()) {
        const key = constantKey(value);
        const known = places.get(key);
        const last = known?.ranges.at(-1);
        if (known === undefined)
            places.set(key, { value, ranges: [[i, i]] });
        else if (last?.[1] === i - 1)
            last[1] = i;
        else
            known.ranges.push([i, i]);
    }
    return [...places.values()];
}
/** One condition per range: a table has many entries and few runs of equal ones. */
function isWithin(index, ranges, rewriter) {
    if (index.kind === 'variable')
        return writeMembership(index, IntervalSet.ranges(ranges), rewriter);
    const { make, constant } = rewriter;
    const within = ranges.map(([from, to]) => from === to
        ? make('strictEquals', index, constant(from))
        : make('and', make('greaterOrEqual', index, constant(from)), make('lessOrEqual', index, constant(to))));
    return make('or', ...within);
}
function keyCases({ name, operands: [table, key] }, rewriter) {
    if (table?.kind !== 'constant' || key === undefined)
        return undefined;
    const constant = table.value;
    if (!hasKind(constant, 'keys') && !hasKind(constant, 'map'))
        return undefined;
    if (constant.keys.length > caseLimit)
        return undefined;
    const seen = new Set();
    const cases = [];
    for (const [i, candidate] of constant.keys.entries()) {
        if (seen.has(candidate))
            continue;
        seen.add(candidate);
        const when = rewriter.make('sameValueZero', key, rewriter.constant(candidate));
        cases.push({ value: hasKind(constant, 'map') ? constant.values[i] : i, when });
    }
    const none = rewriter.make('not', rewriter.make('or', ...cases.map(({ when }) => when)));
    return merged([...cases, { value: name === 'lookup' ? undefined : -1, when: none }], rewriter);
}
function searchCases(expr, rewriter) {
    const matches = searchMatches(expr, rewriter);
    if (matches === undefined || matches.length > searchLimit)
        return undefined;
    const cases = [];
    let noneBefore = rewriter.constant(true);
    for (const { position, match } of matches) {
        cases.push({ value: position, when: rewriter.make('and', noneBefore, match) });
        noneBefore = rewriter.make('and', noneBefore, rewriter.make('not', match));
    }
    return merged([...cases, { value: -1, when: noneBefore }], rewriter);
}
function conditionalCases({ operands: [test, yes, no] }, rewriter) {
    const [first, second] = [yes, no].map((branch) => branch?.kind === 'constant'
        ? [{ value: branch.value, when: rewriter.constant(true) }]
        : branch && casesOf(branch, rewriter));
    if (first === undefined || second === undefined || first.length + second.length > caseLimit)
        return undefined;
    const under = (condition, cases) => cases.map(({ value, when }) => ({ value, when: rewriter.make('and', condition, when) }));
    const otherwise = rewriter.make('not', test);
    return merged([...under(test, first), ...under(otherwise, second)], rewriter);
}
/**
 * The cases of an operator with one operand that has cases and constants otherwise. Cases without a value are omitted.
 */
function computedCases({ name, operands }, rewriter) {
    const open = operands.filter((operand) => operand.kind !== 'constant');
    if (open.length !== 1)
        return undefined;
    const cases = casesOf(open[0], rewriter);
    if (cases === undefined)
        return undefined;
    const result = [];
    for (const { value, when } of cases) {
        const constants = operands.map((operand) => operand.kind === 'constant' ? operand : rewriter.pool.constant(value));
        const folded = foldConstants(rewriter.pool.apply(name, ...constants), rewriter.pool);
        if (folded !== undefined)
            result.push({ value: folded.value, when });
    }
    return merged(result, rewriter);
}
/** Merges cases with the same value and omits cases with the condition false. */
function merged(cases, rewriter) {
    const byValue = new Map();
    for (const { value, when } of cases) {
        if (when.kind === 'constant' && when.value === false)
            continue;
        const key = constantKey(value);
        const entry = byValue.get(key) ?? { value, conditions: [] };
        entry.conditions.push(when);
        byValue.set(key, entry);
    }
    return [...byValue.values()].map(({ value, conditions }) => ({ value, when: rewriter.make('or', ...conditions) }));
}
