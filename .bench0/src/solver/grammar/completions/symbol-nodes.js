/** For each symbol of a production, the node that it is or begins; undefined if the symbol continues a node. */
export function symbolNodes({ shape, symbols }) {
    switch (shape.kind) {
        case 'node':
            return nodesOf(shape.body);
        case 'iterations':
            return shape.first === undefined ? [] : nodesOf(shape.first);
        case 'iteration':
            return [undefined, ...nodesOf(shape.more)];
        default:
            return Array.from(symbols, () => undefined);
    }
}
function nodesOf({ parts }) {
    return parts.flatMap(({ node, symbolCount }) => Array.from({ length: symbolCount }, (_, i) => (i === 0 ? node : undefined)));
}
