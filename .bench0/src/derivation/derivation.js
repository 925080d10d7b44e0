const noChildren = [];
export function leaf(node, text) {
    return { node, children: noChildren, text };
}
export function branch(node, children) {
    return { node, children, text: '' };
}
/**
 * Generates all nodes of the tree, parents before children, from left to right.
 *
 * @example
 * ```ts
 * const tree = randomProducer(loadGrammarSync('json'), new Random(1)).next();
 * if (tree) for (const { node } of walkDerivation(tree)) if (node.kind === 'ref') console.log(node.name);
 * ```
 */
export function* walkDerivation(root) {
    const open = [root];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        yield next;
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
}
/**
 * Returns the texts of the leaves joined, without text between tokens.
 *
 * @example
 * ```ts
 * const tree = randomProducer(loadGrammarSync('json'), new Random(1)).next();
 * if (tree) console.log(yieldOf(tree));
 * ```
 */
export function yieldOf(root) {
    let text = '';
    const open = [root];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        text += next.text;
        for (let i = next.children.length - 1; i >= 0; i--)
            open.push(next.children[i]);
    }
    return text;
}
