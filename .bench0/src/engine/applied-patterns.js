import { Evaluator } from '../constraint/evaluate.js';
import { PathCondition } from '../constraint/path-condition.js';
/** Upper limit for one run: a tokenizer matches the same patterns at every position. */
const mostUses = 64;
/** Each pattern with each text that it was matched with in a run, in order. */
export function matchedPatterns(open) {
    if (open?.trace === undefined)
        return [];
    return (open.patterns ??= patternsIn(open.trace, open.assignment));
}
function patternsIn({ path: { decisions }, nodes }, assignment) {
    const evaluator = new Evaluator(assignment);
    const places = new Map();
    for (const [place, node] of nodes.entries())
        if (node !== undefined && !places.has(node))
            places.set(node, place);
    const uses = new Map();
    for (const [node, place] of places) {
        const use = useOf(node);
        if (use === undefined || uses.has(use.key))
            continue;
        const text = evaluator.evaluate(use.expr);
        if (typeof text !== 'string')
            continue;
        const later = decisions.findIndex(({ expr }) => (places.get(expr) ?? -1) >= place);
        const before = later < 0 ? decisions.length : later;
        const site = decisions.find(({ expr }) => expr === node || isOn(expr, node))?.site;
        uses.set(use.key, { ...use.pattern, text, expr: use.expr, before, site });
        if (uses.size === mostUses)
            break;
    }
    return [...uses.values()];
}
/**
 * The path up to the match with pattern number `index`, with one more decision, which the run has taken the other way:
 * that the matched text is this one. Undefined if there is no such pattern.
 */
export function receivingText(open, index, text, pool) {
    const matched = matchedPatterns(open)[index];
    if (open.trace === undefined || matched === undefined)
        return undefined;
    const { decisions, concretizations } = open.trace.path.prefix(matched.before);
    const condition = pool.apply('strictEquals', matched.expr, pool.constant(text));
    const decision = { kind: 'branch', site: 0, expr: condition, taken: false };
    return {
        path: new PathCondition([...decisions, decision], concretizations).under(open.given),
        alternative: { index: decisions.length, taken: true, condition },
    };
}
export function appliedPattern({ source, flags, text, site }) {
    return { source, flags, text, site };
}
function useOf(node) {
    if (node.kind !== 'application' || !node.name.startsWith('regExp'))
        return undefined;
    const [pattern, expr] = node.operands;
    if (pattern?.kind !== 'constant' || expr === undefined || expr.kind === 'constant')
        return undefined;
    const { value } = pattern;
    if (!isPattern(value))
        return undefined;
    return { key: `${value.source}/${value.flags} ${expr.id}`, pattern: value, expr };
}
function isPattern(value) {
    return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'regExp';
}
function isOn(expr, node) {
    return expr.kind === 'application' && expr.operands.includes(node);
}
