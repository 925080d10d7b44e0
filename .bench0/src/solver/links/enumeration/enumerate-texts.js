import { isAccepted } from '../regular/text-search.js';
/** All words of the plan, lazily; ends early if the budget is spent. */
export function* shortTexts(plan, budget) {
    const choices = Array.from({ length: plan.length }, (_, position) => unitsAt(plan, position));
    function* from(position, word, states) {
        if (position === plan.length) {
            if (isAccepted(states, plan.memberships))
                yield word;
            return;
        }
        for (const unit of choices[position]) {
            if (!budget.spend())
                return;
            const next = states.map((state) => state?.out.get(unit));
            if (!isOutOfReach(next, plan.memberships))
                yield* from(position + 1, word + String.fromCharCode(unit), next);
        }
    }
    yield* from(0, '', plan.memberships.map(({ language }) => language.initial));
}
function unitsAt({ classes, copies, domainAt, near }, position) {
    const domain = domainAt(position);
    const own = near.charCodeAt(position);
    const units = classes.flatMap((part) => {
        const left = domain === undefined ? part : part.intersect(domain);
        return left.isEmpty ? [] : some(left, copies, own);
    });
    return units.includes(own) ? [own, ...units.filter((unit) => unit !== own)] : units;
}
/** The wanted unit if the set has it, then the most common ones. */
function some(set, count, wanted) {
    const units = new Set();
    if (set.has(wanted))
        units.add(wanted);
    for (const [from, to] of plainFirst(set)) {
        for (let unit = from; unit <= to && units.size < count; unit++)
            units.add(unit);
    }
    return [...units];
}
/** Ranges that begin with a letter or sign, before those of control characters. */
function plainFirst(set) {
    const printable = [...set].flatMap(([from, to]) => (to >= 0x61 ? [[Math.max(from, 0x61), to]] : []));
    const visible = [...set].flatMap(([from, to]) => (to >= 0x21 ? [[Math.max(from, 0x21), to]] : []));
    return [...printable, ...visible, ...set];
}
/** Whether the word has left a required language, or can no longer leave an excluded one. */
function isOutOfReach(states, memberships) {
    return memberships.some(({ language, isMember }, i) => {
        const state = states[i];
        if (isMember)
            return state === undefined;
        return state !== undefined && language.finals.has(state) && isEndless(state);
    });
}
/** Whether every unit leads back to this state. */
function isEndless(state) {
    let reach = 0;
    for (const [{ min, max }, target] of state.out) {
        if (target !== state || min > reach)
            return false;
        reach = Math.max(reach, max + 1);
    }
    return reach > 0xffff;
}
