import { childrenOf, type Node, type NodeOf } from '../front-end.ts';
import { boundIdentifiers } from '../scopes/bound-names.ts';
import type { FunctionInfo, FunctionNode } from '../scopes/function-info.ts';
import { destructure, firstKey } from './destructuring.ts';
import type { EmitContext } from './emit-context.ts';
import { none } from './emitted.ts';

/** How the variables of patterns among the parameters come by their shadows: through the object that was passed. */
export interface DestructuredParameters {
  /** Parameters that are written otherwise. */
  readonly replaced: ReadonlyMap<Node, string>;
  /** For the top of the body: empty, or ending in a semicolon. */
  readonly statements: string;
  readonly siblings: ReadonlySet<string>;
}

const nothing: DestructuredParameters = { replaced: new Map(), statements: '', siblings: new Set() };

export function destructuredParameters(
  context: EmitContext,
  node: FunctionNode,
  info: FunctionInfo,
): DestructuredParameters {
  const parameters = (node.params as Node[]).entries();
  const patterns = [...parameters].filter(([, parameter]) => carries(context, parameter));
  if (patterns.length === 0 || node.generator) return nothing;
  if (node.type !== 'ArrowFunctionExpression') return throughArguments(context, info, patterns);
  return mayMove(context, node, info) ? movedIntoBody(context, patterns) : nothing;
}

function carries(context: EmitContext, parameter: Node): boolean {
  if (parameter.type === 'Identifier' || parameter.type === 'RestElement') return false;
  const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  if (pattern.type === 'Identifier') return false;
  return boundIdentifiers(pattern).some((identifier) => context.siblingOf(context.bindingOf(identifier)) !== none);
}

/** With patterns among the parameters `arguments` keeps what was passed. */
function throughArguments(
  context: EmitContext,
  info: FunctionInfo,
  patterns: readonly [number, Node][],
): DestructuredParameters {
  if (info.scope.own('arguments') !== undefined) return nothing;
  const stores = patterns.flatMap(([index, parameter]) => {
    const pattern = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
    return destructure(context, pattern).shadows(`arguments[${index}]`, none);
  });
  return {
    replaced: new Map(),
    statements: `let ${stores.map(({ sibling, shadow }) => `${sibling} = ${shadow}`).join(', ')};`,
    siblings: new Set(stores.map(({ sibling }) => sibling)),
  };
}

/** Arrow functions have no `arguments`: the pattern moves into the body, where the object has a name. */
function movedIntoBody(context: EmitContext, patterns: readonly [number, Node][]): DestructuredParameters {
  const replaced = new Map<Node, string>();
  const siblings = new Set<string>();
  const statements = patterns.map(([index, parameter]) => {
    const name = context.names.local(`parameter${index}`);
    replaced.set(parameter, name);
    const pattern = destructure(context, parameter);
    const stores = pattern.shadows(name, none);
    for (const { sibling } of stores) siblings.add(sibling);
    const assigned = stores.map(({ sibling, shadow }) => `${sibling} = ${shadow}`).join(', ');
    return `let ${pattern.code} = (${pattern.reset}${checked(context, parameter, name)});${assigned};`;
  });
  const declared = [...siblings].map((sibling) => `${sibling} = 0`).join(', ');
  return { replaced, siblings, statements: `let ${declared};${statements.join('')}` };
}

function checked(context: EmitContext, parameter: Node, name: string): string {
  if (parameter.type !== 'ObjectPattern') return name;
  const key = JSON.stringify(firstKey(context, parameter));
  return `${name} === null || ${name} === void 0 ? ${context.$}.cannotDestructure(${name}, ${key}, ${name} === null ? 'object null' : 'undefined') : ${name}`;
}

/** Not past a default, which would run earlier, nor where a variable of the body would come into sight of the pattern. */
function mayMove(context: EmitContext, node: NodeOf<'ArrowFunctionExpression'>, info: FunctionInfo): boolean {
  const parameters = node.params as Node[];
  if (parameters.some((parameter) => parameter.type === 'AssignmentPattern')) return false;
  if (parameters.some((parameter) => parameter.type === 'RestElement' && parameter.argument.type !== 'Identifier'))
    return false;
  const bound = parameters.flatMap(boundIdentifiers);
  if (bound.some((identifier) => context.bindingOf(identifier)?.redeclared === true)) return false;
  return !parameters.some((parameter) => mentionsBody(parameter, info));
}

function mentionsBody(node: Node, info: FunctionInfo): boolean {
  if (node.type === 'Identifier') {
    if (node.name === 'eval') return true;
    const own = info.scope.own(node.name);
    return own !== undefined && own.kind !== 'parameter';
  }
  return childrenOf(node).some((child) => mentionsBody(child, info));
}
