import { childrenOf, type Node, type Program } from '../typescript/front-end.ts';

/** How much deeper a link of `a.b().c()` or of `a + b - c` is: it is read in a loop, and costs little stack only when it is compiled. */
const linkDepth = 0.15;
/** How much deeper what follows `else`, or the colon of a condition, is: of little else is there as much. */
const alternateDepth = 0.3;

/**
 * How deep a program is nested, as an engine counts that reads it recursively: operands that one operator joins are read in
 * a loop.
 */
export function nestingOf(program: Program): number {
  let deepest = 0;
  const open: { readonly node: Node; readonly depth: number }[] = [{ node: program, depth: 0 }];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const { node, depth } = at;
    deepest = Math.max(deepest, depth);
    for (const child of childrenOf(node)) open.push({ node: child, depth: depth + depthBelow(node, child) });
  }
  return deepest;
}

function depthBelow(node: Node, child: Node): number {
  const isJoined =
    (node.type === 'BinaryExpression' || node.type === 'LogicalExpression') &&
    child.type === node.type &&
    child === node.left;
  if (isJoined) return child.operator === node.operator ? 0 : linkDepth;
  const isLink =
    (node.type === 'MemberExpression' && child === node.object) ||
    (node.type === 'CallExpression' && child === node.callee);
  if (isLink) return linkDepth;
  const isAlternate =
    (node.type === 'IfStatement' || node.type === 'ConditionalExpression') &&
    child === node.alternate &&
    child.type === node.type;
  return isAlternate ? alternateDepth : 1;
}
