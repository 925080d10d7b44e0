import type { Node, NodeOf } from '../typescript/front-end.ts';
import type { BindingKind } from './binding.ts';
import type { Scope } from './scope.ts';

/** The context of code given to `eval`: written into the call, read when the text of the code is known. */
export interface EvalScope {
  /** Prefix of all identifiers that the rewriter added to the file. */
  readonly prefix: string;
  readonly strict: boolean;
  /** True if variables that the code declares become properties of the global object. */
  readonly isGlobal: boolean;
  readonly bindings: readonly VisibleBinding[];
}

interface VisibleBinding {
  readonly name: string;
  readonly kind: BindingKind;
  readonly hasSibling: boolean;
  /** True if it belongs to the function itself: a `var` of that name in the code is this variable. */
  readonly isOwn: boolean;
}

export function isDirectEval({ callee, optional }: NodeOf<'CallExpression'>): boolean {
  let called: Node = callee;
  while (called.type === 'ParenthesizedExpression') called = called.expression;
  return !optional && called.type === 'Identifier' && called.name === 'eval';
}

/** @param variableScopes the scopes in which a `var` of the code is declared or finds an existing variable */
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
