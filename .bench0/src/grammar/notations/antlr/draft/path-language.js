import { alt, repeat, seq } from '../../../expression.js';
import { expressionKey } from './expression-key.js';
/**
 * Returns the language of all paths from `start`, which must have no incoming steps, to `end`, which must have no
 * outgoing ones, as a regular expression over the labels, computed by state elimination. Returns undefined if there is
 * no path.
 */
export function pathLanguage(steps, start, end) {
    let rest = usefulSteps(steps, start, end);
    const states = new Set(rest.map((step) => step.from));
    states.delete(start);
    for (const state of states)
        rest = withoutState(rest, state);
    return rest.length === 0 ? undefined : choice(rest.map((step) => step.label));
}
function withoutState(steps, state) {
    const loops = steps.filter((step) => step.from === state && step.to === state);
    // The lexer ends a token as early as possible, so the loop is lazy.
    const stay = loops.length === 0 ? [] : [repeat(choice(loops.map((step) => step.label)), 0, Infinity, true)];
    const outgoing = steps.filter((step) => step.from === state && step.to !== state);
    return steps.flatMap((step) => {
        if (step.from === state)
            return [];
        if (step.to !== state)
            return [step];
        return outgoing.map(({ to, label }) => ({ from: step.from, to, label: seq([step.label, ...stay, label]) }));
    });
}
/** Returns a choice of the expressions without duplicates. */
export function choice(expressions) {
    if (expressions.length === 1)
        return expressions[0];
    const distinct = new Map(expressions.map((expression) => [expressionKey(expression), expression]));
    return alt([...distinct.values()]);
}
/** Returns the steps on some path from `start` to `end`. */
function usefulSteps(steps, start, end) {
    const forward = closure(start, steps.map(({ from, to }) => [from, to]));
    const backward = closure(end, steps.map(({ from, to }) => [to, from]));
    return steps.filter((step) => forward.has(step.from) && backward.has(step.to));
}
function closure(origin, links) {
    const targets = new Map();
    for (const [from, to] of links)
        targets.set(from, [...(targets.get(from) ?? []), to]);
    const reached = new Set([origin]);
    // The set grows during the iteration.
    for (const state of reached)
        for (const target of targets.get(state) ?? [])
            reached.add(target);
    return reached;
}
