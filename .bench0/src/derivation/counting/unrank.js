import { branch, leaf } from '../derivation.js';
/**
 * Returns the derivation of the whole grammar that has the given size and, among those, the number `rank`, counted from
 * 0. The graph of the table must have no cycles. With a cache, results share subtrees.
 */
export function unrank(table, size, rank, fillToken, cache) {
    const { graph } = table;
    const result = [];
    const parts = [{ vertex: size === 0 ? graph.emptyRoot : graph.root, size, rank, siblings: result }];
    for (let part = parts.pop(); part !== undefined; part = parts.pop()) {
        const vertex = graph.vertices[part.vertex];
        if (vertex.node === undefined) {
            openParts(table, vertex, part, part.siblings, parts);
            continue;
        }
        const list = cache?.list(part.vertex, part.size, finite(table, part.vertex, part.size));
        let derivation = list?.[Number(part.rank)];
        if (derivation === undefined) {
            const children = [];
            derivation = vertex.kind === 'leaf' ? leafOf(vertex, part.rank, fillToken) : branch(vertex.node, children);
            // A branch is stored before its children exist: they are added by the end of this call.
            if (list !== undefined)
                list[Number(part.rank)] = derivation;
            openParts(table, vertex, part, children, parts);
        }
        part.siblings.push(derivation);
    }
    return result[0];
}
/** Pushes the rightmost part first, so that children are added from left to right. */
function openParts(table, vertex, { size, rank }, siblings, parts) {
    switch (vertex.kind) {
        case 'leaf':
            return;
        case 'step':
            parts.push({ vertex: vertex.below, size: size - 1, rank, siblings });
            return;
        case 'choice':
            parts.push(chooseOption(table, vertex.options, size, rank, siblings));
            return;
        case 'pair':
            parts.push(...splitPair(table, vertex, size, rank, siblings));
    }
}
function leafOf({ node, isToken }, rank, fillToken) {
    if (node === undefined)
        throw new Error('a part without a node is not a leaf of the tree');
    if (isToken)
        return fillToken(node);
    if (node.kind === 'literal')
        return leaf(node, node.text);
    if (node.kind === 'class')
        return leaf(node, String.fromCodePoint(node.set.at(Number(rank))));
    return branch(node, []);
}
function chooseOption(table, options, size, rank, siblings) {
    let rest = rank;
    for (const vertex of options) {
        const count = finite(table, vertex, size);
        if (rest < count)
            return { vertex, size, rank: rest, siblings };
        rest -= count;
    }
    throw new RangeError(`there is no derivation of size ${size} with number ${rank}`);
}
function splitPair(table, pair, size, rank, siblings) {
    let rest = rank;
    for (const leftSize of table.leftSizes(pair, size)) {
        if (leftSize > size)
            break;
        const rightCount = finite(table, pair.right, size - leftSize);
        if (rightCount === 0n)
            continue;
        const count = finite(table, pair.left, leftSize) * rightCount;
        if (rest < count) {
            return [
                { vertex: pair.right, size: size - leftSize, rank: rest % rightCount, siblings },
                { vertex: pair.left, size: leftSize, rank: rest / rightCount, siblings },
            ];
        }
        rest -= count;
    }
    throw new RangeError(`there is no derivation of size ${size} with number ${rank}`);
}
function finite(table, vertex, size) {
    const count = table.count(vertex, size);
    if (count === 'infinite')
        throw new Error('derivations cannot be numbered: unfold the cycles of the graph first');
    return count;
}
