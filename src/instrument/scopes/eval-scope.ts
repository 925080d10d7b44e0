import type { Node, NodeOf } from '../typescript/front-end.ts';
import type { BindingKind } from './binding.ts';
import type { Scope } from './scope.ts';

/** What code that is given to `eval` finds around it: written into the call, read when the code is known. */
export interface EvalScope {
  /** How all identifiers begin that the rewriter added to the file. */
  readonly prefix: string;
  readonly strict: boolean;
  /** Variables that the code declares become properties of the global object. */
  readonly isGlobal: boolean;
  readonly bindings: readonly VisibleBinding[];
}

interface VisibleBinding {
  readonly name: string;
  readonly kind: BindingKind;
  readonly hasSibling: boolean;
  /** Belongs to the function itself: a `var` of that name in the code means this one. */
  readonly isOwn: boolean;
}

export function isDirectEval({ callee, optional }: NodeOf<'CallExpression'>): boolean {
  let called: Node = callee;
  while (called.type === 'ParenthesizedExpression') called = called.expression;
  return !optional && called.type === 'Identifier' && called.name === 'eval';
}

/** `variableScopes` are those that a `var` of the code would be declared in, or find its variable in. */
export function evalScope(
  at: Scope,
  variableScopes: readonly (Scope | null)[],
  prefix: string,
  isGlobal: boolean,
): EvalScope {
  const seen = new Set<string>();
  const bindings: VisibleBinding[] = [];
  for (let scope: Scope | null = at; scope !== null; scope = scope.parent) {
    const isOwn = variableScopes.includes(scope);
    for (const { name, kind, hasSibling } of scope.bindings()) {
      if (seen.has(name)) continue;
      seen.add(name);
      bindings.push({ name, kind, hasSibling, isOwn });
    }
  }
  return { prefix, strict: at.strict, isGlobal, bindings };
}
