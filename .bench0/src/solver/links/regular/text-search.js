import { IntervalSet } from '../../../constraint/interval-set.js';
/** Runs the automata in parallel until it finds a shortest word. */
export function findText(memberships, { lengths = anyLength, domainAt, end }, pick, budget) {
    const ids = new Map();
    const keyOf = (states) => states.map((state) => numberOf(state, ids)).join();
    let layer = new Map();
    const first = { states: memberships.map(({ language }) => language.initial), before: undefined, unit: -1 };
    layer.set(keyOf(first.states), first);
    const seen = new Set();
    for (let position = 0; layer.size > 0; position++) {
        if (lengths.has(position)) {
            for (const step of layer.values())
                if (isAccepted(step.states, memberships))
                    return { kind: 'word', units: unitsOf(step) };
        }
        if (position >= lengths.max)
            break;
        // If all further lengths are allowed, a state that was reached before cannot lead to a shorter word.
        const isFree = position >= Math.max(lengths.min, end) && lengths.rangeCount === 1;
        const next = new Map();
        for (const step of layer.values()) {
            for (const units of unitClasses(step.states, domainAt(position) ?? everyUnit)) {
                if (!budget.spend())
                    return { kind: 'exhausted' };
                const unit = pick(position, units);
                const states = step.states.map((state) => state?.out.get(unit));
                const key = keyOf(states);
                if (next.has(key) || (isFree && seen.has(key)))
                    continue;
                if (isFree)
                    seen.add(key);
                next.set(key, { states, before: step, unit });
            }
        }
        layer = next;
    }
    return { kind: 'none' };
}
const anyLength = IntervalSet.range(0, 2 ** 29);
const everyUnit = IntervalSet.range(0, 0xffff);
function numberOf(state, ids) {
    const known = ids.get(state);
    if (known !== undefined)
        return known;
    ids.set(state, ids.size);
    return ids.size - 1;
}
/** Whether a word that leads to these states is in all required languages and in no excluded one. */
export function isAccepted(states, memberships) {
    return memberships.every(({ language, isMember }, i) => {
        const state = states[i];
        return (state !== undefined && language.finals.has(state)) === isMember;
    });
}
/** Splits the domain into sets of units for which all automata have the same next states. */
function unitClasses(states, domain) {
    let parts = [domain];
    for (const state of states) {
        const byTarget = new Map();
        for (const [{ min, max }, target] of state?.out ?? []) {
            const known = byTarget.get(target);
            if (known === undefined)
                byTarget.set(target, [[min, max]]);
            else
                known.push([min, max]);
        }
        const sets = [...byTarget.values()].map((ranges) => IntervalSet.ranges(ranges));
        const rest = sets.reduce((all, set) => all.union(set), IntervalSet.empty).complement(0, 0xffff);
        parts = parts.flatMap((part) => [...sets, rest].map((set) => part.intersect(set)).filter((set) => !set.isEmpty));
    }
    return parts;
}
function unitsOf(last) {
    const units = [];
    for (let step = last; step?.before !== undefined; step = step.before)
        units.push(step.unit);
    return units.reverse();
}
