import { childrenOf } from '../typescript/front-end.js';
/**
 * Depth of one link of `a.b().c()` or `a + b - c`. Engines parse links in a loop; only compiling them needs some stack.
 */
const linkDepth = 0.15;
/** Depth of one `else if`, or of a conditional after the colon of another: real code has long chains of them. */
const alternateDepth = 0.3;
/**
 * Estimates the nesting depth of a program in terms of the stack that an engine needs to parse it recursively. Operands
 * of a chain of the same operator add no depth: engines parse them in a loop.
 */
export function nestingOf(program) {
    let deepest = 0;
    const open = [{ node: program, depth: 0 }];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
        const { node, depth } = at;
        deepest = Math.max(deepest, depth);
        for (const child of childrenOf(node))
            open.push({ node: child, depth: depth + depthBelow(node, child) });
    }
    return deepest;
}
function depthBelow(node, child) {
    const isJoined = (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') &&
        child.type === node.type &&
        child === node.left;
    if (isJoined)
        return child.operator === node.operator ? 0 : linkDepth;
    const isLink = (node.type === 'MemberExpression' && child === node.object) ||
        (node.type === 'CallExpression' && child === node.callee);
    if (isLink)
        return linkDepth;
    const isAlternate = (node.type === 'IfStatement' || node.type === 'ConditionalExpression') &&
        child === node.alternate &&
        child.type === node.type;
    return isAlternate ? alternateDepth : 1;
}
