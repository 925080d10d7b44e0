import { alt, repeat, seq } from '../../expression.js';
/**
 * Returns all labels along paths from `start` to `end` as one expression; undefined if there is no path. It uses state
 * elimination: each state is replaced by edges around it. Loops are lazy, because a tokenizer leaves at the first exit.
 */
export function pathExpression(edges, start, end) {
    const between = new Set(edges.flatMap(({ from, to }) => [from, to]).filter((state) => state !== start && state !== end));
    let left = joinParallel(edges);
    for (const state of between)
        left = withoutState(left, state);
    return left.find(({ from, to }) => from === start && to === end)?.label;
}
function withoutState(edges, state) {
    const loop = edges.find(({ from, to }) => from === state && to === state);
    const round = loop === undefined ? [] : [repeat(loop.label, 0, Infinity, true)];
    const into = edges.filter(({ from, to }) => to === state && from !== state);
    const outOf = edges.filter(({ from, to }) => from === state && to !== state);
    const around = into.flatMap((first) => outOf.map((second) => ({ from: first.from, to: second.to, label: seq([first.label, ...round, second.label]) })));
    return joinParallel([...edges.filter(({ from, to }) => from !== state && to !== state), ...around]);
}
function joinParallel(edges) {
    const joined = new Map();
    for (const { from, to, label } of edges) {
        const key = JSON.stringify([from, to]);
        const same = joined.get(key);
        if (same === undefined)
            joined.set(key, { from, to, labels: [label] });
        else
            same.labels.push(label);
    }
    return [...joined.values()].map(({ from, to, labels }) => ({ from, to, label: alt(labels) }));
}
