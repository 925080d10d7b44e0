import { differenceOf } from '../bounds/linear-form.js';
import { sameUnits, stringOf, unitsOf } from '../unit-strings.js';
/** Upper limit of units of a text of unknown length that are treated one by one. */
const longestHead = 256;
/** Rules for concatenations, applied where the rules for strings of known length return nothing. */
export const segmentRules = {
    slice: (operands, rewriter) => sliced(operands, rewriter, true),
    substring: (operands, rewriter) => asSlice(operands, rewriter) ?? sliced(operands, rewriter, false),
    substr: ([s, from, count], rewriter) => {
        const [start, length] = [from, count].map(wholeNumberIn);
        if (start === undefined || length === undefined)
            return undefined;
        return rewriter.make('slice', s, from, rewriter.constant(start + length));
    },
    charCodeAt: orElse(inHead((unit) => unit), characterOfSlice('charCodeAt', NaN)),
    charAt: orElse(inHead((unit, rewriter) => stringOf([unit], rewriter)), characterOfSlice('charAt', '')),
    indexString: orElse(inHead((unit, rewriter) => stringOf([unit], rewriter)), characterOfSlice('indexString', undefined)),
    startsWith: ([s, needle, from], rewriter) => {
        const sought = unitsOf(needle, rewriter);
        const head = segmentsOf(s, rewriter)?.head;
        if (head === undefined || sought === undefined || from !== undefined)
            return undefined;
        return sought.length > head.length ? undefined : sameUnits(head.slice(0, sought.length), sought, rewriter);
    },
    endsWith: ([s, needle, end], rewriter) => {
        const sought = unitsOf(needle, rewriter);
        const tail = segmentsOf(s, rewriter)?.tail;
        if (tail === undefined || sought === undefined || end !== undefined)
            return undefined;
        return sought.length > tail.length
            ? undefined
            : sameUnits(tail.slice(tail.length - sought.length), sought, rewriter);
    },
    includes: ([s, needle, from], rewriter) => {
        if (from !== undefined || !isPlainConcat(s) || textOf(needle)?.length !== 1)
            return undefined;
        return rewriter.make('or', ...s.operands.map((segment) => rewriter.make('includes', segment, needle)));
    },
    indexOf: (operands, rewriter) => firstIndex(operands, rewriter),
};
/** The condition that a concatenation equals a constant: its ends do, and so does the middle. */
export function segmentsAre(s, constant, rewriter) {
    const segments = segmentsOf(s, rewriter);
    const units = unitsOf(constant, rewriter);
    if (segments === undefined || units === undefined)
        return undefined;
    const { head, middle, tail } = segments;
    if (head.length + tail.length > units.length)
        return rewriter.constant(false);
    if (head.length + tail.length === 0)
        return undefined;
    const end = units.length - tail.length;
    return rewriter.make('and', sameUnits(head, units.slice(0, head.length), rewriter), sameUnits(tail, units.slice(end), rewriter), rewriter.make('strictEquals', rewriter.make('concat', ...middle), stringOf(units.slice(head.length, end), rewriter)));
}
/** Whether all operands are strings, so that none needs a conversion. */
export function isPlainConcat(expr) {
    return expr?.kind === 'application' && expr.name === 'concat' && expr.operands.every(({ sort }) => sort === 'string');
}
function segmentsOf(s, rewriter) {
    if (!isPlainConcat(s))
        return isText(s) ? textSegments(s, rewriter) : undefined;
    const head = unitsOf(s.operands[0], rewriter);
    const tail = unitsOf(s.operands.at(-1), rewriter);
    const middle = s.operands.slice(head === undefined ? 0 : 1, tail === undefined ? undefined : -1);
    return { head: head ?? [], middle, tail: tail ?? [] };
}
function isText(expr) {
    return expr?.kind === 'variable' && expr.name === 'text';
}
/** The segments of a text input with a known minimum length. */
function textSegments(text, { pool, leastLengthOf }) {
    const length = Math.min(leastLengthOf(text.input), longestHead);
    if (length === 0)
        return undefined;
    const head = Array.from({ length }, (_, i) => pool.variable('unit', text.input, i));
    return { head, middle: [pool.apply('slice', text, pool.constant(length))], tail: [] };
}
function textOf(expr) {
    return expr?.kind === 'constant' && typeof expr.value === 'string' ? expr.value : undefined;
}
/** The integer of a constant; 0 if the argument is omitted or undefined. */
function numberOf(expr) {
    if (expr === undefined || (expr.kind === 'constant' && expr.value === undefined))
        return 0;
    return expr.kind === 'constant' && Number.isInteger(expr.value) ? expr.value : undefined;
}
function inHead(result) {
    return ([s, index], rewriter) => {
        const at = numberOf(index);
        const unit = at === undefined ? undefined : segmentsOf(s, rewriter)?.head[at];
        return unit && result(unit, rewriter);
    };
}
function orElse(first, second) {
    return (operands, rewriter) => first(operands, rewriter) ?? second(operands, rewriter);
}
/** The character of a slice: that of the whole text, unless it is beyond the end of the slice. */
function characterOfSlice(name, missing) {
    return ([s, index], rewriter) => {
        const at = wholeNumberIn(index);
        if (s?.kind !== 'application' || (s.name !== 'slice' && s.name !== 'substring') || at === undefined)
            return undefined;
        const [whole, from, to] = s.operands;
        const start = wholeNumberIn(from);
        if (start === undefined || (s.name === 'substring' && start > 0))
            return undefined;
        const place = rewriter.constant(start + at);
        const character = rewriter.make(name, whole, place);
        if (to === undefined)
            return character;
        const least = rewriter.boundsOf(to)?.min;
        // An end that is counted from the end of the text does not determine a position.
        if (least === undefined || (s.name === 'slice' && least < 0))
            return undefined;
        const { make, constant } = rewriter;
        return make('conditional', make('greaterThan', to, place), character, constant(missing));
    };
}
function asSlice([s, from, to], rewriter) {
    const [start, end] = [from, to].map(wholeNumberIn);
    if (start === undefined || end === undefined || start > end)
        return undefined;
    return rewriter.make('slice', s, from, to);
}
/** The non-negative integer of a constant; undefined if the argument is omitted. */
function wholeNumberIn(expr) {
    const value = expr?.kind === 'constant' ? expr.value : undefined;
    return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value + 0 : undefined;
}
/** A slice of a concatenation, if both ends are at a segment border or within a segment of known length. */
function sliced([s, from, to], rewriter, countsBack) {
    if (s === undefined || s.sort !== 'string')
        return undefined;
    const isWhole = to === undefined || to === rewriter.make('stringLength', s) || isUndefined(to);
    if (numberOf(from) === 0 && isWhole)
        return s;
    if (!isPlainConcat(s))
        return withinHead(s, wholeNumberIn(from), wholeNumberIn(to), rewriter);
    const segments = s.operands;
    const start = from === undefined || isUndefined(from) ? { segment: 0, within: 0 } : placeOf(from, segments, rewriter);
    const end = isWhole ? { segment: segments.length, within: 0 } : endOf(to, segments, rewriter, countsBack);
    if (start === undefined || end === undefined)
        return undefined;
    if (start.segment > end.segment || (start.segment === end.segment && start.within > end.within))
        return undefined;
    const taken = [];
    for (let i = start.segment; i <= end.segment && i < segments.length; i++) {
        const segment = segments[i];
        const first = i === start.segment ? start.within : 0;
        const last = i === end.segment ? end.within : undefined;
        if (last === 0)
            break;
        if (first === 0 && last === undefined)
            taken.push(segment);
        else
            taken.push(stringOf(unitsOf(segment, rewriter).slice(first, last), rewriter));
    }
    return taken.length === 0 ? rewriter.constant('') : rewriter.make('concat', ...taken);
}
function withinHead(s, from, to, rewriter) {
    const head = segmentsOf(s, rewriter)?.head;
    if (head === undefined || from === undefined || to === undefined || to > head.length)
        return undefined;
    return stringOf(head.slice(from, to), rewriter);
}
function endOf(to, segments, rewriter, countsBack) {
    const count = numberOf(to);
    if (count === undefined || count >= 0)
        return placeOf(to, segments, rewriter);
    const tail = unitsOf(segments.at(-1), rewriter);
    if (!countsBack || tail === undefined || -count > tail.length)
        return undefined;
    return { segment: segments.length - 1, within: tail.length + count };
}
function placeOf(position, segments, rewriter) {
    let before = rewriter.constant(0);
    for (const [segment, text] of [...segments, undefined].entries()) {
        const difference = differenceOf(position, before, rewriter);
        if (difference === undefined)
            return undefined;
        const within = difference.terms.length === 0 ? difference.constant : -1;
        if (within === 0)
            return { segment, within };
        if (text === undefined)
            return undefined;
        if (within > 0 && within < (unitsOf(text, rewriter)?.length ?? 0))
            return { segment, within };
        before = rewriter.make('add', before, rewriter.make('stringLength', text));
    }
    return undefined;
}
function isUndefined(expr) {
    return expr.kind === 'constant' && expr.value === undefined;
}
/**
 * The first index of a constant in a concatenation, from a position on, if no segment before it can contain it. A
 * segment that has none of the constant's units takes no part in an occurrence, so an occurrence can only span it if it
 * is empty.
 */
function firstIndex([s, needle, from], rewriter) {
    const sought = textOf(needle);
    if (!isPlainConcat(s) || sought === undefined || sought === '')
        return undefined;
    const { make, constant } = rewriter;
    const segments = s.operands;
    const start = from === undefined ? { segment: 0, within: 0 } : placeOf(from, segments, rewriter);
    if (start === undefined)
        return undefined;
    let before = constant(0);
    for (const [i, segment] of segments.entries()) {
        const text = textOf(segment);
        const within = i === start.segment ? start.within : 0;
        if (i >= start.segment) {
            if (text === undefined && within > 0)
                return undefined;
            const found = text?.indexOf(sought, within) ?? -1;
            if (found >= 0)
                return make('add', before, constant(found));
            if (text === undefined && !lacksAll(segment, sought, rewriter)) {
                const isFresh = i === start.segment || sought.length === 1;
                return i === 0 || !isFresh ? undefined : laterIndex(before, segments.slice(i), needle, rewriter);
            }
            if (mayLieAcross(sought, text?.slice(within) ?? '', segments.slice(i + 1)))
                return undefined;
        }
        before = make('add', before, make('stringLength', segment));
    }
    return constant(-1);
}
/**
 * Whether an occurrence may begin at the end of a constant and continue in later constants if the segments between are
 * empty.
 */
function mayLieAcross(sought, text, after) {
    if (sought.length === 1)
        return false;
    const next = after.map((segment) => textOf(segment) ?? '').join('');
    return `${text.slice(1 - sought.length)}${next.slice(0, sought.length - 1)}`.includes(sought);
}
function laterIndex(before, segments, needle, { make, constant }) {
    const later = make('indexOf', make('concat', ...segments), needle, constant(0));
    return make('conditional', make('strictEquals', later, constant(-1)), constant(-1), make('add', before, later));
}
/** Whether no value of the text contains any of the units. */
function lacksAll(text, units, { alphabetOf }) {
    if (text.kind !== 'variable' || text.name !== 'text')
        return false;
    const alphabet = alphabetOf(text.input);
    return alphabet !== undefined && units.split('').every((unit) => !alphabet.has(unit.charCodeAt(0)));
}
