import type { Node } from '../../typescript/front-end.ts';

/** Removes parentheses: `(o.m)()` still passes `o` as `this`. */
export function unwrap(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
