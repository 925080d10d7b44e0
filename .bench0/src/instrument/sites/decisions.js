/**
 * Maps expressions whose truth value decides a branch, and which are no branches themselves, to that branch: in `if (a
 * && b)`, `a` decides the `&&` and `b` decides the `if`. Events at such an expression are recorded for the branch.
 */
export function decidingNodes(branches) {
    const deciding = new Map();
    const add = (node, branch) => {
        if (node === null)
            return;
        if (node.type === 'ParenthesizedExpression')
            return add(node.expression, branch);
        if (node.type === 'LogicalExpression' && node.operator !== '??')
            return add(node.right, branch);
        // Below a `!` the directions are inverted.
        if (!branches.has(node) && node.type !== 'UnaryExpression')
            deciding.set(node, branch);
    };
    for (const [node, branch] of branches) {
        if (node.type === 'LogicalExpression' && node.operator !== '??')
            add(node.left, branch);
        else if ('test' in node)
            add(node.test, branch);
    }
    return deciding;
}
