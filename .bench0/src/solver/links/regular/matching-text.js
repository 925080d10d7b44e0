import { WorkBudget } from '../../../core/work-budget.js';
import { IntervalSet } from '../../../constraint/interval-set.js';
import { plainUnit } from '../domains/preferred-value.js';
import { MatchShapes } from './match-shapes.js';
/** Upper limit of additional units beyond the shortest match, for patterns whose shortest shapes do not match. */
const furtherUnits = 6;
/** A short text in which the pattern has a match, of common characters if possible; undefined if none was found. */
export function matchingText(source, flags, budget = new WorkBudget(2000)) {
    const pattern = new RegExp(source, flags.replaceAll(/[gy]/g, ''));
    const shapes = new MatchShapes(source, flags);
    for (let length = shapes.leastLength; length <= shapes.leastLength + furtherUnits; length++) {
        for (const shape of shapes.ofLength(length, budget)) {
            for (const word of wordsOf(shape))
                if (pattern.test(word))
                    return word;
        }
    }
    return undefined;
}
/**
 * The simplest word, then words with one unit changed, because negative assertions and boundaries may exclude the
 * first.
 */
function* wordsOf(shape) {
    yield wordOf(shape, -1, 0);
    for (const [i, slot] of shape.slots.entries()) {
        if (slot.kind === 'same')
            continue;
        for (const unit of otherUnits(slot.set))
            yield wordOf(shape, i, unit);
    }
}
/** Another unit of the set, and one that is not a word character. */
function otherUnits(set) {
    const without = set.intersect(IntervalSet.of(plainUnit(set)).complement(0, 0xffff));
    return [without, set.intersect(marks)].filter(({ isEmpty }) => !isEmpty).map(plainUnit);
}
const marks = IntervalSet.range(0x20, 0x2f);
function wordOf({ slots, before, after }, changed, unit) {
    const units = [];
    for (const [i, slot] of slots.entries()) {
        if (i === changed)
            units.push(unit);
        else
            units.push(slot.kind === 'set' ? plainUnit(slot.set) : units[slot.as]);
    }
    return String.fromCharCode(...before.map(plainUnit), ...units, ...after.map(plainUnit));
}
