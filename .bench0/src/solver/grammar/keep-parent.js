import { WorkBudget } from '../../core/work-budget.js';
import { IntervalSet } from '../../constraint/interval-set.js';
import { closed } from './earley/continuation.js';
import { GrammarAnswer } from './grammar-answer.js';
/** Offsets of the parent's rest: none, back by one for an inserted symbol, forward for deleted ones. */
const shifts = [0, -1, ...Array.from({ length: 15 }, (_, i) => i + 1)];
/**
 * Extends the answer with the parent's remaining symbols as far as they fit. Uses the first offset with which all of
 * them fit, else the one with the most symbols before the first that does not. The chart must be empty; `maxItems`
 * limits the whole call.
 */
export function keepParent(answer, parent, chart, alphabet, maxItems) {
    if (answer.end === closed)
        return answer;
    const budget = new WorkBudget(maxItems);
    const read = (value) => chart.read(alphabet.maskOf(IntervalSet.of(value)), budget);
    const fixed = [...parent.slice(0, answer.kept), ...answer.chosen];
    if (!fixed.every(read))
        return answer;
    let best;
    for (const shift of shifts) {
        const from = fixed.length + shift;
        if (best?.isWhole === true || from < 0 || from >= parent.length)
            continue;
        chart.truncate(fixed.length);
        const fit = fitTail(parent.slice(from), chart, read);
        if (best === undefined || fit.isWhole || fit.length > best.length)
            best = { ...fit, from };
    }
    if (best === undefined)
        return answer;
    const { from, length, end, cost } = best;
    const chosen = [...answer.chosen, ...parent.slice(from, from + length)];
    return new GrammarAnswer(answer.kept, end, answer.kept + chosen.length + cost, () => chosen);
}
/** Reads as many symbols as the chart accepts. */
function fitTail(tail, chart, read) {
    const start = chart.length;
    for (const value of tail) {
        if (!read(value))
            break;
        if (chart.itemSet(chart.length).items.length > 0)
            continue;
        chart.truncate(chart.length - 1);
        break;
    }
    const length = chart.length - start;
    const itemSet = chart.itemSet(chart.length);
    const isWhole = length === tail.length && chart.graph.lastItem(itemSet) !== undefined;
    const cheapest = chart.graph.cheapestIn(itemSet);
    if (isWhole || cheapest === undefined)
        return { length, isWhole, end: closed, cost: 0 };
    return { length, isWhole, end: { item: cheapest.item.dotted, after: cheapest.item.above }, cost: cheapest.cost };
}
