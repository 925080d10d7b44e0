import { strongComponents } from '../../grammar/analysis/strong-components.js';
import { CostQueue } from './earley/cost-queue.js';
/** Minimizes the number of symbols; `end`, the terminal for the end of input, does not count. */
export function cheapestYields(productions, nonterminalCount, end) {
    return bestProductions(productions, nonterminalCount, {
        ofTerminals: (symbols) => symbols.reduce((sum, symbol) => sum + (symbol < 0 && symbol !== ~end ? 1 : 0), 0),
        join: (sum, part) => sum + part,
    });
}
/** Minimizes the height of the derivation tree: a production is one higher than the highest of its parts. */
export function lowestTrees(productions, nonterminalCount) {
    return bestProductions(productions, nonterminalCount, {
        ofTerminals: () => 1,
        join: (height, part) => Math.max(height, part + 1),
    });
}
/** Knuth's generalization of Dijkstra's algorithm; among equal costs it takes the first alternative without a cycle. */
function bestProductions(productions, nonterminalCount, measure) {
    const cost = new Float64Array(nonterminalCount).fill(Infinity);
    const fixedAs = new Int32Array(nonterminalCount).fill(-1);
    const users = Array.from({ length: nonterminalCount }, () => []);
    const sums = Float64Array.from(productions, ({ symbols }) => measure.ofTerminals(symbols));
    const open = new Int32Array(productions.length);
    const queue = new CostQueue();
    productions.forEach(({ symbols }, index) => {
        for (const symbol of symbols) {
            if (symbol < 0)
                continue;
            users[symbol]?.push(index);
            open[index] = open[index] + 1;
        }
        if (open[index] === 0)
            queue.push(sums[index], index);
    });
    let fixedCount = 0;
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { nonterminal } = productions[next];
        if (fixedAs[nonterminal] !== -1)
            continue;
        fixedAs[nonterminal] = fixedCount++;
        cost[nonterminal] = sums[next];
        for (const user of users[nonterminal]) {
            sums[user] = measure.join(sums[user], sums[next]);
            open[user] = open[user] - 1;
            if (open[user] === 0)
                queue.push(sums[user], user);
        }
    }
    const isBest = (index) => open[index] === 0 && sums[index] === cost[productions[index].nonterminal];
    return { cost, production: firstEnding(productions, isBest, cost, fixedAs) };
}
/** The first best production of each nonterminal, without cycles among productions of equal cost. */
function firstEnding(productions, isBest, cost, fixedAs) {
    const equals = Array.from(cost, () => []);
    productions.forEach(({ nonterminal, symbols }, index) => {
        if (!isBest(index))
            return;
        for (const symbol of symbols)
            if (symbol >= 0 && cost[symbol] === cost[nonterminal])
                equals[nonterminal]?.push(symbol);
    });
    const circleOf = new Int32Array(cost.length);
    strongComponents(cost.length, (vertex) => equals[vertex]).forEach((members, circle) => {
        for (const member of members)
            circleOf[member] = circle;
    });
    const isBelow = (part, whole) => cost[part] !== cost[whole] || circleOf[part] !== circleOf[whole] || fixedAs[part] < fixedAs[whole];
    const chosen = new Int32Array(cost.length).fill(-1);
    productions.forEach(({ nonterminal, symbols }, index) => {
        if (chosen[nonterminal] !== -1 || !isBest(index))
            return;
        if (symbols.every((symbol) => symbol < 0 || isBelow(symbol, nonterminal)))
            chosen[nonterminal] = index;
    });
    return chosen;
}
