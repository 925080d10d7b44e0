/** Longer chains are emitted in a row: nested code could become too deep for the engine to parse. */
const longestNested = 16;
/** The chain that ends in a node; undefined if it is short enough to be emitted nested. */
export function longChain(node) {
    const { operator } = node;
    const operands = [];
    const joints = [];
    let at = node;
    while (at.type === 'LogicalExpression' && at.operator === operator) {
        operands.push(at.right);
        joints.push(at);
        at = at.left;
    }
    if (operands.length < longestNested)
        return undefined;
    operands.push(at);
    joints.push(undefined);
    return { operator, operands: operands.reverse(), joints: joints.reverse() };
}
/** Joins neighbors, then the results, until one is left, which gives the smallest nesting depth. */
export function joinedInPairs(parts, join) {
    let level = parts;
    while (level.length > 1) {
        const next = [];
        for (let i = 0; i < level.length; i += 2) {
            const [left, right] = [level[i], level[i + 1]];
            next.push(right === undefined ? left : join(left, right));
        }
        level = next;
    }
    return level[0];
}
