import { childrenOf, type Node } from '../typescript/front-end.ts';
import type { ScopeAnalysis } from './analyze-scopes.ts';
import type { Binding } from './binding.ts';
import type { FunctionNode } from './function-info.ts';
import type { Scope } from './scope.ts';

/** Of a file with more, those that are nearest. */
const mostVariables = 64;

/**
 * The variables around a function in which calls of it may leave something: those that are stored into again, and constants
 * that hold an object of their own. None whose name means something else anywhere inside the function.
 */
export function outerVariables(node: FunctionNode, scopes: ScopeAnalysis): readonly Binding[] {
  const own = scopes.functionOf(node);
  const found = new Map<string, Binding>();
  for (let scope: Scope | null = own.scope; scope !== null; scope = scope.parent) {
    if (scope.owner === own) continue;
    for (const binding of scope.bindings()) {
      if (found.has(binding.name) || !keepsThings(binding, scopes)) continue;
      if (own.scope.resolve(binding.name) === binding) found.set(binding.name, binding);
    }
  }
  for (const name of namesWithin(node, scopes, found)) found.delete(name);
  return [...found.values()].slice(0, mostVariables);
}

function keepsThings(binding: Binding, scopes: ScopeAnalysis): boolean {
  if (binding.excluded) return false;
  if (binding.kind !== 'const') return binding.reassigned && binding.kind !== 'leaked';
  const value = scopes.constantOf(binding)?.type;
  return value === 'ObjectExpression' || value === 'NewExpression';
}

/** Those of the names that the function uses for something else. */
function* namesWithin(node: Node, scopes: ScopeAnalysis, names: ReadonlyMap<string, Binding>): Iterable<string> {
  if (node.type === 'Identifier') {
    const outer = names.get(node.name);
    const meant = scopes.bindingOf(node);
    if (outer !== undefined && meant !== undefined && meant !== outer) yield node.name;
  }
  for (const child of childrenOf(node)) yield* namesWithin(child, scopes, names);
}
