import { childrenOf } from '../typescript/front-end.js';
/** Upper limit of variables per function; the nearest ones are kept. */
const mostVariables = 64;
/**
 * The variables around a function through which its calls may pass data on: reassigned variables, and constants that
 * hold an object created in their declaration. Variables shadowed anywhere inside the function are left out.
 */
export function outerVariables(node, scopes) {
    const own = scopes.functionOf(node);
    const found = new Map();
    for (let scope = own.scope; scope !== null; scope = scope.parent) {
        if (scope.owner === own)
            continue;
        for (const binding of scope.bindings()) {
            if (found.has(binding.name) || !keepsThings(binding, scopes))
                continue;
            if (own.scope.resolve(binding.name) === binding)
                found.set(binding.name, binding);
        }
    }
    for (const name of namesWithin(node, scopes, found))
        found.delete(name);
    return [...found.values()].slice(0, mostVariables);
}
function keepsThings(binding, scopes) {
    if (binding.excluded)
        return false;
    if (binding.kind !== 'const')
        return binding.reassigned && binding.kind !== 'leaked';
    const value = scopes.constantOf(binding)?.type;
    return value === 'ObjectExpression' || value === 'NewExpression';
}
/** The names that refer to another variable inside the function. */
function* namesWithin(node, scopes, names) {
    if (node.type === 'Identifier') {
        const outer = names.get(node.name);
        const meant = scopes.bindingOf(node);
        if (outer !== undefined && meant !== undefined && meant !== outer)
            yield node.name;
    }
    for (const child of childrenOf(node))
        yield* namesWithin(child, scopes, names);
}
