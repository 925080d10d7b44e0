import type { Node } from '../typescript/front-end.ts';

export interface NamedFunction {
  readonly name: string;
  /** The node whose position is shown for the function: for a method the whole definition, otherwise the function. */
  readonly holder: Node;
}

/** Collects the names of functions from the nodes above them: declarations, assignments, properties and methods. */
export function functionNames(): { meet(node: Node): void; of(functionNode: Node): NamedFunction } {
  const known = new Map<Node, NamedFunction>();
  const learn = (value: Node | null, name: string | undefined, holder = value): void => {
    if (value !== null && name !== undefined) known.set(unwrap(value), { name, holder: holder! });
  };
  return {
    meet(node) {
      switch (node.type) {
        case 'VariableDeclarator':
          return learn(node.init, nameOf(node.id));
        case 'AssignmentExpression':
        case 'AssignmentPattern':
          return learn(node.right, nameOf(node.left));
        case 'Property':
          return learn(node.value, nameOf(node.key), node.method || node.kind !== 'init' ? node : node.value);
        case 'MethodDefinition':
          return learn(node.value, nameOf(node.key), node);
        case 'PropertyDefinition':
          return learn(node.value, nameOf(node.key));
        default:
      }
    },
    of(functionNode) {
      const own = 'id' in functionNode && functionNode.id?.type === 'Identifier' ? functionNode.id.name : undefined;
      const met = known.get(functionNode);
      return { name: own ?? met?.name ?? '(anonymous)', holder: met?.holder ?? functionNode };
    },
  };
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'PrivateIdentifier') return `#${node.name}`;
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'MemberExpression' && !node.computed) return nameOf(node.property);
  return undefined;
}

function unwrap(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrap(node.expression) : node;
}
