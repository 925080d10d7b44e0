import type { Node, NodeOf } from '../typescript/front-end.ts';
import type { Binding } from './binding.ts';
import type { EvalScope } from './eval-scope.ts';
import { newFunctionInfo, type FunctionInfo } from './function-info.ts';
import { Scope } from './scope.ts';

/** The variables that code given to `eval` finds, in scopes around the program; the function's own in the nearest. */
export function surroundingsOf(program: Node, { bindings }: EvalScope): Scope {
  const owner = newFunctionInfo(program, -1, null, true);
  const beyond = new Scope(null, owner);
  owner.scope = new Scope(beyond, owner);
  for (const { name, kind, hasSibling, isOwn } of bindings) {
    const binding = (isOwn ? owner.scope : beyond).declare(name, kind);
    binding.carries = hasSibling;
    binding.excluded = !hasSibling;
    binding.separate = true;
    binding.reassigned = kind !== 'const';
  }
  return owner.scope;
}

/** What sloppy code declares by `var` is the variable of that name that is there already, or stays there after it. */
export function leakVariables(program: Scope, { isGlobal }: EvalScope): void {
  const around = program.parent as Scope;
  for (const binding of program.bindings()) {
    if (binding.kind !== 'var') continue;
    const outer = around.resolve(binding.name);
    if (around.own(binding.name) !== undefined) program.forget(binding.name);
    // The sibling of a caught value is in the block, where no `var` may have its name.
    else if (isGlobal || outer?.kind === 'catch') binding.excluded = true;
    else binding.carries = true;
  }
}

/** Code given to `eval` reads and stores into every variable around it. */
export function exposeVariables(calls: Iterable<Scope>): void {
  for (const call of calls) {
    for (let scope: Scope | null = call; scope !== null; scope = scope.parent) {
      for (const binding of scope.bindings()) {
        binding.carries = true;
        binding.reassigned ||= binding.kind !== 'const';
      }
    }
  }
}

/** Of what seemed to be globals, `eval` may have made variables of a function around (`takers`): these get siblings there. */
export function expectLeaks(
  takers: ReadonlySet<FunctionInfo>,
  unresolved: Iterable<readonly [mention: NodeOf<'Identifier'>, scope: Scope]>,
): Map<Node, Binding> {
  const found = new Map<Node, Binding>();
  if (takers.size === 0) return found;
  for (const [mention, { owner }] of unresolved) {
    const taker = nearest(owner, takers);
    if (taker === null || mention.name === 'eval' || mention.name === 'undefined') continue;
    const binding = taker.scope.own(mention.name) ?? taker.scope.declare(mention.name, 'leaked');
    binding.carries = true;
    binding.separate = true;
    found.set(mention, binding);
  }
  return found;
}

function nearest(info: FunctionInfo | null, among: ReadonlySet<FunctionInfo>): FunctionInfo | null {
  return info === null || among.has(info) ? info : nearest(info.parent, among);
}
