import { IntervalSet } from '../../constraint/interval-set.js';
import { indexIn } from './index-in.js';
import { always, lengthsAbove, narrowing, never } from './reading.js';
/** Longer constants are left to the links: each character is an alternative of the inequality. */
const longestConstant = 15;
/** Reads the comparison of a part of a text, at constant positions, with a constant; undefined for other conditions. */
export function windowEquality(test, wanted, pool) {
    const { name, operands } = test;
    if (name === 'startsWith')
        return startsWith(operands, wanted, pool);
    const isEquality = name === 'strictEquals' || name === 'looseEquals';
    if (!isEquality && name !== 'strictNotEquals' && name !== 'looseNotEquals')
        return undefined;
    const [a, b] = operands;
    const window = windowIn(a) ?? windowIn(b);
    const constant = a.kind === 'constant' ? a.value : b.kind === 'constant' ? b.value : undefined;
    if (window === undefined || typeof constant !== 'string' || constant.length > longestConstant)
        return undefined;
    return compared(window, constant, isEquality === wanted, pool);
}
function startsWith(operands, wanted, pool) {
    const [text, constant, position] = operands;
    if (text?.kind !== 'variable' || text.name !== 'text' || constant?.kind !== 'constant')
        return undefined;
    const start = position === undefined ? 0 : indexIn(position);
    const { value } = constant;
    if (start === undefined || typeof value !== 'string' || value === '' || value.length > longestConstant)
        return undefined;
    return compared({ text, start, end: start + value.length }, value, wanted, pool);
}
function compared({ text, start, end }, constant, wanted, pool) {
    if (start === end)
        return (constant === '') === wanted ? always : never;
    const length = pool.variable('length', text.input);
    const last = start + constant.length;
    // A part that is shorter than its window ends with the text.
    const lengths = constant === ''
        ? IntervalSet.range(0, start)
        : last > end
            ? IntervalSet.empty
            : last === end
                ? lengthsAbove(end - 1)
                : IntervalSet.of(last);
    const units = Array.from({ length: constant.length }, (_, i) => narrowing(pool.variable('unit', text.input, start + i), IntervalSet.of(constant.charCodeAt(i))));
    if (wanted)
        return lengths.isEmpty ? never : [[narrowing(length, lengths), ...units]];
    const others = units.map(({ variable, set }) => [
        narrowing(length, lengthsAbove(variable.position)),
        narrowing(variable, set.complement(0, 0xffff)),
    ]);
    const otherLengths = lengths.complement(0, Infinity);
    return otherLengths.isEmpty ? others : [...others, [narrowing(length, otherLengths)]];
}
function windowIn(expr) {
    if (expr.kind === 'variable')
        return expr.name === 'text' ? { text: expr, start: 0, end: Infinity } : undefined;
    if (expr.kind !== 'application')
        return undefined;
    const [text, from, to] = expr.operands;
    if (text?.kind !== 'variable' || text.name !== 'text')
        return undefined;
    const start = indexIn(from);
    const second = to === undefined ? Infinity : indexIn(to);
    if (start === undefined || second === undefined)
        return undefined;
    switch (expr.name) {
        case 'slice':
            return { text, start, end: Math.max(start, second) };
        case 'substring':
            return { text, start: Math.min(start, second), end: Math.max(start, second) };
        case 'substr':
            return { text, start, end: start + second };
        default:
            return undefined;
    }
}
