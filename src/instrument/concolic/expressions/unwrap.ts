import type { Node } from '../../typescript/front-end.ts';

/** What stands in brackets: `(o.m)()` still calls with `o`. */
export function unwrap(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
