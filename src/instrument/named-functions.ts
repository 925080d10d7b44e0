import { childrenOf, type Node, type Program } from './front-end.ts';
import { isClass, isFunction } from './scopes/function-info.ts';

export interface FunctionName {
  /** `next` of a function, `Lexer.next` of what belongs to a class, a prototype or an object. */
  readonly name: string;
  readonly node: Node;
}

/** The functions of a file that people can name, in source order. */
export function namedFunctions(program: Program): readonly FunctionName[] {
  const found: FunctionName[] = [];
  visit(program, '', found);
  return found;
}

/** Those that a name means: all of it, or its last part alone. */
export function functionsNamed(program: Program, wanted: string): readonly Node[] {
  const all = namedFunctions(program);
  const exact = all.filter(({ name }) => name === wanted);
  const found = exact.length > 0 ? exact : all.filter(({ name }) => name.endsWith(`.${wanted}`));
  return found.map(({ node }) => node);
}

/** `owner`: the class or object that the node is written down in. */
function visit(node: Node, owner: string, found: FunctionName[]): void {
  const [name, value] = nameAndValue(node, owner);
  if (name !== undefined && value !== null) {
    const inner = unwrapped(value);
    if (isFunction(inner)) found.push({ name, node: inner });
    const owned = isClass(inner) || inner.type === 'ObjectExpression' ? name : '';
    for (const child of childrenOf(node)) visit(child, child === value ? owned : '', found);
    return;
  }
  const isOwned = node.type === 'ClassBody' || isClass(node) || node.type === 'ObjectExpression';
  for (const child of childrenOf(node)) visit(child, isOwned ? ownerOf(node, owner) : '', found);
}

function ownerOf(node: Node, owner: string): string {
  return isClass(node) && node.id !== null && owner === '' ? node.id.name : owner;
}

/** What a node gives a name to, and the name. */
function nameAndValue(node: Node, owner: string): readonly [string | undefined, Node | null] {
  switch (node.type) {
    case 'FunctionDeclaration':
      return [node.id?.name, node];
    case 'VariableDeclarator':
      return [node.id.type === 'Identifier' ? node.id.name : undefined, node.init];
    case 'AssignmentExpression':
      return [memberText(node.left), node.right];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return node.computed ? [undefined, null] : [joined(owner, keyText(node.key)), node.value];
    default:
      return [undefined, null];
  }
}

/** `Lexer.prototype.next` is `Lexer.next`, `this.next` and `exports.next` are `next`. */
function memberText(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed) return undefined;
  const key = keyText(node.property);
  const { object } = node;
  if (object.type === 'ThisExpression') return key;
  const before = memberText(object);
  if (before === undefined || key === 'prototype') return before;
  return before === 'exports' || before === 'module.exports' ? key : joined(before, key);
}

function keyText(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'PrivateIdentifier') return `#${node.name}`;
  return node.type === 'Literal' ? String(node.value) : undefined;
}

function joined(owner: string, name: string | undefined): string | undefined {
  return owner === '' || name === undefined ? name : `${owner}.${name}`;
}

function unwrapped(node: Node): Node {
  return node.type === 'ParenthesizedExpression' ? unwrapped(node.expression) : node;
}
