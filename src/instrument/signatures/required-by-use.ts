import { isFunction, type FunctionNode } from '../scopes/function-info.ts';
import { childrenOf, type Node } from '../typescript/front-end.ts';
import { nameOf } from './module-scope.ts';

/**
 * True if a function calls a method of a parameter and never asks whether it was given: without it, the call would throw
 * for every input. Callers of a function without types cannot be meant to leave it out.
 */
export function isRequiredByUse(parameter: Node, { body }: FunctionNode): boolean {
  if (parameter.type !== 'Identifier' || body === null) return false;
  const uses = { hasMethodCall: false, isTested: false };
  collect(body, parameter.name, uses);
  return uses.hasMethodCall && !uses.isTested;
}

interface Uses {
  hasMethodCall: boolean;
  isTested: boolean;
}

function collect(node: Node, name: string, uses: Uses): void {
  // In a function with a parameter of the same name, the name refers to that parameter.
  if (isFunction(node) && node.params.some((parameter) => nameOf(parameter) === name)) return;
  if (testedBy(node).some((tested) => tested.type === 'Identifier' && tested.name === name)) uses.isTested = true;
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
    const { object } = node.callee;
    if (object.type === 'Identifier' && object.name === name) uses.hasMethodCall = true;
  }
  for (const child of childrenOf(node)) collect(child, name, uses);
}

/** What a node asks about, or replaces: a parameter that occurs there may be missing. */
function testedBy(node: Node): readonly Node[] {
  switch (node.type) {
    case 'IfStatement':
    case 'ConditionalExpression':
    case 'WhileStatement':
      return [node.test];
    case 'LogicalExpression':
      return [node.left, node.right];
    case 'UnaryExpression':
      return node.operator === '!' || node.operator === 'typeof' ? [node.argument] : [];
    case 'BinaryExpression':
      return [node.left, node.right];
    case 'AssignmentExpression':
      return [node.left];
    case 'MemberExpression':
    case 'CallExpression':
      return node.optional ? [node.type === 'MemberExpression' ? node.object : node.callee] : [];
    default:
      return [];
  }
}
