import type { Node, NodeOf } from '../typescript/front-end.ts';

/** `a && b && c`: operands that one operator joins, without brackets. */
export interface LogicalChain {
  readonly operator: '&&' | '||' | '??';
  readonly operands: readonly Node[];
  /** By operand, the node that joins it to those before it; the first has none. */
  readonly joints: readonly (NodeOf<'LogicalExpression'> | undefined)[];
}

/** Longer ones are written side by side: one within the other, they would be nested deeper than any engine reads. */
const longestNested = 16;

/** The chain that ends in a node; undefined if it is so short that its operators may be written one within the other. */
export function longChain(node: NodeOf<'LogicalExpression'>): LogicalChain | undefined {
  const { operator } = node;
  const operands: Node[] = [];
  const joints: (NodeOf<'LogicalExpression'> | undefined)[] = [];
  let at: Node = node;
  while (at.type === 'LogicalExpression' && at.operator === operator) {
    operands.push(at.right);
    joints.push(at);
    at = at.left;
  }
  if (operands.length < longestNested) return undefined;
  operands.push(at);
  joints.push(undefined);
  return { operator, operands: operands.reverse(), joints: joints.reverse() };
}

/** Joins neighbors, then what came of that, until one is left: as few levels as there can be. */
export function joinedInPairs<Part>(parts: readonly Part[], join: (left: Part, right: Part) => Part): Part {
  let level = parts;
  while (level.length > 1) {
    const next: Part[] = [];
    for (let i = 0; i < level.length; i += 2) {
      const [left, right] = [level[i] as Part, level[i + 1]];
      next.push(right === undefined ? left : join(left, right));
    }
    level = next;
  }
  return level[0] as Part;
}
