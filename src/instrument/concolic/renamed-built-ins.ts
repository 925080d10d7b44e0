import { readsHeap } from './heap-readers.ts';
import { memberName } from './expressions/member.ts';
import type { Node } from '../typescript/front-end.ts';
import type { ScopeAnalysis } from '../scopes/analyze-scopes.ts';

/** What a function made by `bind` is taken for: it may do whatever `call` may. */
const anyFunction = 'call';

/** Methods that give a function which is not that of a source file. */
const makers = new Set(['bind', 'runInThisContext', 'runInNewContext', 'runInContext', 'compileFunction']);

/**
 * Marks the variables that may hold a built-in function under another name, as in
 * `const fromList = Uint8Array.from.bind(Uint8Array)`: a call by the variable's own name would not look like one that
 * reads what is inside of objects.
 */
export function markRenamedBuiltIns(scopes: ScopeAnalysis): void {
  for (const { binding, name } of scopes.renamed) if (readsHeap(name)) binding.standsFor ??= name;
  for (let changed = true; changed;) {
    changed = false;
    for (const { binding, value } of scopes.stores) {
      const name = value === 'unknown' ? null : builtInName(value, scopes);
      if (name === null || name === binding.standsFor || binding.standsFor === anyFunction) continue;
      // One that may hold several is as good as any.
      binding.standsFor = binding.standsFor === null ? name : anyFunction;
      changed = true;
    }
  }
}

function builtInName(node: Node, scopes: ScopeAnalysis): string | null {
  switch (node.type) {
    case 'Identifier':
      return scopes.bindingOf(node)?.standsFor ?? null;
    case 'MemberExpression':
      return node.computed || !readsHeap(memberName(node)) ? null : memberName(node);
    case 'CallExpression':
      return node.callee.type === 'MemberExpression' && makers.has(memberName(node.callee)) ? anyFunction : null;
    case 'LogicalExpression':
      return builtInName(node.left, scopes) ?? builtInName(node.right, scopes);
    case 'ConditionalExpression':
      return builtInName(node.consequent, scopes) ?? builtInName(node.alternate, scopes);
    case 'ParenthesizedExpression':
      return builtInName(node.expression, scopes);
    default:
      return null;
  }
}
