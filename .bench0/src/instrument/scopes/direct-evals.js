import { newFunctionInfo } from './function-info.js';
import { Scope } from './scope.js';
/**
 * Scopes around a program given to `eval`, with the visible variables; those of the calling function in the nearest.
 */
export function scopesAround(program, { bindings }) {
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
/**
 * A `var` of sloppy `eval` code is the existing variable of that name, or a new one of the function around the call.
 */
export function leakVariables(program, { isGlobal }) {
    const around = program.parent;
    for (const binding of program.bindings()) {
        if (binding.kind !== 'var')
            continue;
        const outer = around.resolve(binding.name);
        if (around.own(binding.name) !== undefined)
            program.forget(binding.name);
        // The sibling of a caught value is declared in the block, where a `var` of the same name is not allowed.
        else if (isGlobal || outer?.kind === 'catch')
            binding.excluded = true;
        else
            binding.carries = true;
    }
}
/** Marks every variable around calls of `eval`, since the code may read it and store into it. */
export function exposeVariables(calls) {
    for (const call of calls) {
        for (let scope = call; scope !== null; scope = scope.parent) {
            for (const binding of scope.bindings()) {
                binding.carries = true;
                binding.reassigned ||= binding.kind !== 'const';
            }
        }
    }
}
/** Declares unresolved names in the nearest function of `takers`, where `eval` may have made them variables. */
export function expectLeaks(takers, unresolved) {
    const found = new Map();
    if (takers.size === 0)
        return found;
    for (const [mention, { owner }] of unresolved) {
        const taker = nearest(owner, takers);
        if (taker === null || mention.name === 'eval' || mention.name === 'undefined')
            continue;
        const binding = taker.scope.own(mention.name) ?? taker.scope.declare(mention.name, 'leaked');
        binding.carries = true;
        binding.separate = true;
        found.set(mention, binding);
    }
    return found;
}
function nearest(info, among) {
    return info === null || among.has(info) ? info : nearest(info.parent, among);
}
