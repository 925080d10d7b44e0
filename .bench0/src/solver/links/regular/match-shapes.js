import { RegExpParser, visitRegExpAST } from '@eslint-community/regexpp';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { UnitClasses } from './unit-classes.js';
const noShape = {
    slots: [],
    groups: new Map(),
    isAtStart: false,
    isAtEnd: false,
    before: [],
    after: [],
};
const lineEnds = IntervalSet.of(0x0a, 0x0d, 0x2028, 0x2029);
const anyUnit = IntervalSet.range(0, 0xffff);
/** The ways in which a pattern can match a given number of units, shortest repetitions first. */
export class MatchShapes {
    /** Whether every match has one of these shapes; look-around, back-references and surrogate pairs may lose some. */
    areAll;
    #pattern;
    #classes;
    #isMultiline;
    #groupNumbers;
    #leastLengths = new Map();
    constructor(source, flags) {
        this.#pattern = new RegExpParser().parsePattern(source, 0, source.length, {
            unicode: flags.includes('u'),
            unicodeSets: flags.includes('v'),
        });
        this.#groupNumbers = numberGroups(this.#pattern);
        this.#classes = new UnitClasses(flags);
        this.#isMultiline = flags.includes('m');
        this.areAll = !this.#classes.isUnicode && isPlain(this.#pattern);
    }
    /** The minimum length of a match. */
    get leastLength() {
        return this.#leastOf(this.#pattern);
    }
    /** The number of a named group. */
    numberOfName(name) {
        for (const [group, number] of this.#groupNumbers)
            if (group.name === name)
                return number;
        return undefined;
    }
    /** Lazy; ends early if the budget is spent. */
    *ofLength(length, budget) {
        for (const shape of this.#oneOf(this.#pattern.alternatives, noShape, length, budget)) {
            if (shape.slots.length === length)
                yield shape;
        }
    }
    *#oneOf(alternatives, shape, limit, budget) {
        for (const { elements } of alternatives)
            yield* this.#sequence(elements, 0, shape, limit, budget);
    }
    *#sequence(elements, index, shape, limit, budget) {
        if (!budget.spend())
            return;
        const element = elements[index];
        if (element === undefined) {
            yield shape;
            return;
        }
        const rest = elements.slice(index + 1).reduce((sum, next) => sum + this.#leastOf(next), 0);
        for (const next of this.#element(element, shape, limit - rest, budget)) {
            yield* this.#sequence(elements, index + 1, next, limit, budget);
        }
    }
    *#element(element, shape, limit, budget) {
        if (shape.slots.length + this.#leastOf(element) > limit)
            return;
        switch (element.type) {
            case 'Character':
            case 'CharacterSet':
            case 'CharacterClass':
            case 'ExpressionCharacterClass': {
                const next = withUnits(shape, this.#classes.unitsOf(element.raw), limit);
                if (next !== undefined)
                    yield next;
                return;
            }
            case 'Group':
                yield* this.#oneOf(element.alternatives, shape, limit, budget);
                return;
            case 'CapturingGroup':
                yield* this.#group(element, shape, limit, budget);
                return;
            case 'Quantifier':
                yield* this.#repeated(element, 0, shape, limit, budget);
                return;
            case 'Backreference': {
                const next = this.#repetition(element, shape, limit);
                if (next !== undefined)
                    yield next;
                return;
            }
            default:
                yield* this.#assertion(element, shape, limit, budget);
        }
    }
    *#group(element, shape, limit, budget) {
        const number = this.#numberOf(element);
        const from = shape.slots.length;
        for (const inner of this.#oneOf(element.alternatives, shape, limit, budget)) {
            yield { ...inner, groups: new Map(inner.groups).set(number, [from, inner.slots.length]) };
        }
    }
    *#repeated(quantifier, count, shape, limit, budget) {
        if (count >= quantifier.min)
            yield shape;
        if (count >= quantifier.max || !budget.spend())
            return;
        const start = count === 0 ? shape : this.#withoutGroups(quantifier.element, shape);
        for (const next of this.#element(quantifier.element, start, limit, budget)) {
            // An empty iteration adds nothing once the minimum count is reached.
            if (next.slots.length > shape.slots.length || count < quantifier.min)
                yield* this.#repeated(quantifier, count + 1, next, limit, budget);
        }
    }
    /** Each iteration starts without the captures of the previous one. */
    #withoutGroups(element, shape) {
        const left = [...shape.groups].filter(([number]) => !this.#isWithin(number, element));
        return left.length === shape.groups.size ? shape : { ...shape, groups: new Map(left) };
    }
    #isWithin(number, { start, end }) {
        for (const [group, own] of this.#groupNumbers)
            if (own === number)
                return group.start >= start && group.end <= end;
        return false;
    }
    #repetition({ resolved }, shape, limit) {
        const groups = Array.isArray(resolved) ? resolved : [resolved];
        const span = groups.map((group) => shape.groups.get(this.#numberOf(group))).find((found) => found !== undefined);
        if (span === undefined)
            return shape;
        const [from, to] = span;
        if (shape.slots.length + to - from > limit)
            return undefined;
        const slots = Array.from({ length: to - from }, (_, i) => ({ kind: 'same', as: from + i }));
        return { ...shape, slots: [...shape.slots, ...slots], after: shape.after.slice(slots.length) };
    }
    *#assertion(assertion, shape, limit, budget) {
        const at = shape.slots.length;
        switch (assertion.kind) {
            case 'start':
                if (at === 0)
                    yield { ...shape, isAtStart: true };
                if (this.#isMultiline)
                    yield* only(withBehind(shape, [lineEnds]));
                return;
            case 'end':
                yield { ...shape, isAtEnd: true };
                if (this.#isMultiline)
                    yield* only(withAhead(shape, [lineEnds]));
                return;
            case 'word':
                yield shape;
                return;
            default:
                if (assertion.negate)
                    yield shape;
                else
                    yield* this.#around(assertion, shape, limit, budget);
        }
    }
    /** Applies the units that a look-around matches to the units at its position. */
    *#around({ kind, alternatives }, shape, limit, budget) {
        const start = { ...noShape, groups: shape.groups };
        const room = kind === 'lookahead' ? Math.max(limit - shape.slots.length, 8) : 8;
        for (const found of this.#oneOf(alternatives, start, room, budget)) {
            const sets = found.slots.map((slot) => (slot.kind === 'set' ? slot.set : anyUnit));
            yield* only(kind === 'lookahead' ? withAhead(shape, sets) : withBehind(shape, sets));
        }
    }
    #numberOf(group) {
        return this.#groupNumbers.get(group);
    }
    #leastOf(node) {
        const known = this.#leastLengths.get(node);
        if (known !== undefined)
            return known;
        const length = this.#computeLeast(node);
        this.#leastLengths.set(node, length);
        return length;
    }
    #computeLeast(node) {
        switch (node.type) {
            case 'Pattern':
            case 'Group':
            case 'CapturingGroup':
                return Math.min(...node.alternatives.map(({ elements }) => elements.reduce((sum, element) => sum + this.#leastOf(element), 0)));
            case 'Quantifier':
                return node.min * this.#leastOf(node.element);
            case 'Assertion':
            case 'Backreference':
                return 0;
            default:
                return 1;
        }
    }
}
function isPlain(pattern) {
    let isSo = true;
    visitRegExpAST(pattern, {
        onBackreferenceEnter: () => (isSo = false),
        onAssertionEnter: ({ kind }) => (isSo &&= kind !== 'lookahead' && kind !== 'lookbehind'),
    });
    return isSo;
}
function numberGroups(pattern) {
    const found = [];
    const visit = (node) => {
        if (node.type === 'CapturingGroup')
            found.push(node);
        if (node.type === 'Quantifier')
            visit(node.element);
        if ('alternatives' in node)
            for (const alternative of node.alternatives)
                visit(alternative);
        if (node.type === 'Alternative')
            for (const element of node.elements)
                visit(element);
    };
    visit(pattern);
    // Groups are numbered in the order in which they begin.
    return new Map(found.sort((a, b) => a.start - b.start).map((group, i) => [group, i + 1]));
}
function* only(shape) {
    if (shape !== undefined)
        yield shape;
}
/** Appends units; they must also satisfy earlier look-aheads. */
function withUnits(shape, sets, limit) {
    if (sets.length === 0 || shape.isAtEnd || shape.slots.length + sets.length > limit)
        return undefined;
    const slots = [...shape.slots];
    for (const [i, set] of sets.entries()) {
        const both = shape.after[i]?.intersect(set) ?? set;
        if (both.isEmpty)
            return undefined;
        slots.push({ kind: 'set', set: both });
    }
    return { ...shape, slots, after: shape.after.slice(sets.length) };
}
function withAhead(shape, sets) {
    const after = Array.from({ length: Math.max(sets.length, shape.after.length) }, (_, i) => (shape.after[i] ?? anyUnit).intersect(sets[i] ?? anyUnit));
    return after.some(({ isEmpty }) => isEmpty) ? undefined : { ...shape, after };
}
/** Applies sets to the last units of the match, and to units before the match if it is too short. */
function withBehind(shape, sets) {
    const slots = [...shape.slots];
    const before = [...shape.before];
    for (const [i, set] of sets.entries()) {
        const place = slots.length - sets.length + i;
        const slot = slots[place];
        if (place < 0) {
            while (before.length < -place)
                before.unshift(anyUnit);
            before[before.length + place] = before[before.length + place].intersect(set);
        }
        else if (slot?.kind === 'set')
            slots[place] = { kind: 'set', set: slot.set.intersect(set) };
    }
    const isPossible = before.every(({ isEmpty }) => !isEmpty) && slots.every((slot) => slot.kind === 'same' || !slot.set.isEmpty);
    return isPossible && !(shape.isAtStart && before.length > 0) ? { ...shape, slots, before } : undefined;
}
