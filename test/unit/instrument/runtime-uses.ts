import { childrenOf, type Node } from '../../../src/instrument/typescript/front-end.ts';

/** What rewritten code does with the runtime in one place. */
export type RuntimeUse =
  | { readonly kind: 'call'; readonly member: string; readonly arguments: number; readonly spreads: boolean }
  | { readonly kind: 'read' | 'write'; readonly member: string }
  /** The runtime itself is passed on, or indexed by a computed key. */
  | { readonly kind: 'escape' };

/**
 * Finds every use of the runtime in the syntax tree of rewritten code; its declaration is none.
 *
 * @param isPart tells the parts of the runtime, whose members are named `part.member`
 */
export function runtimeUses(program: Node, runtimeName: string, isPart: (name: string) => boolean): RuntimeUse[] {
  const uses: RuntimeUse[] = [];
  const above: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Identifier' && node.name === runtimeName) {
      const use = useOf(node, above, isPart);
      if (use !== null) uses.push(use);
    }
    above.push(node);
    for (const child of childrenOf(node)) visit(child);
    above.pop();
  };
  visit(program);
  return uses;
}

function useOf(identifier: Node, above: readonly Node[], isPart: (name: string) => boolean): RuntimeUse | null {
  const declaration = above.at(-1);
  if (declaration?.type === 'VariableDeclarator' && declaration.id === identifier) return null;
  if (declaration?.type === 'ImportSpecifier') return null;
  let at = above.length - 1;
  let inner = identifier;
  let member = memberOf(above[at], inner);
  if (member === null) return { kind: 'escape' };
  if (isPart(member)) {
    inner = above[at--]!;
    const ofPart = memberOf(above[at], inner);
    if (ofPart === null) return { kind: 'escape' };
    member = `${member}.${ofPart}`;
  }
  inner = above[at--]!;
  const user = above[at]!;
  if (user.type === 'CallExpression' && user.callee === inner) {
    const spreads = user.arguments.some(({ type }) => type === 'SpreadElement');
    return { kind: 'call', member, arguments: user.arguments.length, spreads };
  }
  const isWritten =
    (user.type === 'AssignmentExpression' && user.left === inner) ||
    user.type === 'UpdateExpression' ||
    (user.type === 'UnaryExpression' && user.operator === 'delete');
  return { kind: isWritten ? 'write' : 'read', member };
}

/** The name after the dot if `node` is a member access on `object`; null otherwise. */
function memberOf(node: Node | undefined, object: Node): string | null {
  if (node?.type !== 'MemberExpression' || node.object !== object || node.computed) return null;
  return node.property.type === 'Identifier' ? node.property.name : null;
}
