import type { Node } from '../front-end.ts';

/** The words V8 uses for an expression when it reports that it is not a function. */
export function describeCallee(node: Node): string {
  switch (node.type) {
    case 'Identifier':
      return node.name;
    case 'ThisExpression':
      return 'this';
    case 'Literal':
      return typeof node.value === 'string' ? `"${node.value}"` : String(node.value);
    case 'CallExpression':
      return `${describeCallee(node.callee)}(...)`;
    case 'ParenthesizedExpression':
      return describeCallee(node.expression);
    case 'AssignmentExpression':
      return describeCallee(node.left);
    case 'TaggedTemplateExpression':
      return `${describeCallee(node.tag)}(...)`;
    case 'MemberExpression':
      return describeMember(node);
    default:
      return '(intermediate value)';
  }
}

function describeMember(node: Node & { type: 'MemberExpression' }): string {
  const object = describeCallee(node.object);
  const dot = node.optional ? '?.' : '';
  if (!node.computed) {
    const sharp = node.property.type === 'PrivateIdentifier' ? '#' : '';
    return `${object}${dot === '' ? '.' : dot}${sharp}${node.property.name}`;
  }
  const { property } = node;
  if (property.type === 'Literal' && typeof property.value === 'string')
    return `${object}${dot === '' ? '.' : dot}${property.value}`;
  return `${object}${dot}[${describeCallee(property)}]`;
}
