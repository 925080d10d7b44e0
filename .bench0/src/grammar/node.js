export function isSymbolic(node) {
    return node.kind === 'ref' || node.kind === 'literal' || node.kind === 'class';
}
/** Returns the direct children in order. A reference has none: the body of its rule belongs to the rule. */
export function childNodes(node) {
    switch (node.kind) {
        case 'seq':
            return node.items;
        case 'alt':
            return node.options;
        case 'repeat':
            return [node.item];
        default:
            return [];
    }
}
