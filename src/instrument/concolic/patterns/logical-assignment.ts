import type { NodeOf } from '../../typescript/front-end.ts';
import type { EmitContext } from '../emit-context.ts';

export function isLogicalAssignment(operator: string): boolean {
  return operator === '&&=' || operator === '||=' || operator === '??=';
}

/** The method of the runtime that records whether a logical assignment assigns. */
export function assignmentEvent(operator: string): 'nullish' | 'branch' {
  return operator === '??=' ? 'nullish' : 'branch';
}

/**
 * Counts the arm of a logical assignment, whose right side is evaluated conditionally; no change for other operators.
 */
export function countedAssignment(context: EmitContext, node: NodeOf<'AssignmentExpression'>, code: string): string {
  return context.counters.given(node, node.operator !== '||=', node.left, node.right, code);
}
