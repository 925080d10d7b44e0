import { expectLeaks, exposeVariables, leakVariables, scopesAround } from './direct-evals.js';
import { evalScope } from './eval-scope.js';
import { hasStrictDirective, isFunction } from './function-info.js';
import { ScopeScan } from './scope-scan.js';
/** The parameters of the function in which Node wraps a CommonJS module. */
const wrapperParameters = ['exports', 'require', 'module', '__filename', '__dirname'];
/** @param around the bindings visible to a program that was given to `eval` */
export function analyzeScopes(program, sourceType, around) {
    const scan = new ScopeScan();
    const strict = sourceType === 'module' || around?.strict === true || hasStrictDirective(program);
    const outer = around === undefined ? null : scopesAround(program, around);
    const leaks = around !== undefined && !strict;
    const info = scan.program(program, sourceType === 'commonjs' ? wrapperParameters : [], strict, outer, (scope) => {
        if (leaks)
            leakVariables(scope, around);
    });
    const isGlobal = leaks ? around.isGlobal : sourceType === 'script' && around === undefined;
    const calls = [...scan.evals.values()];
    exposeVariables(calls);
    const takers = new Set(calls.filter((at) => !at.strict).map(({ owner }) => owner));
    if (leaks)
        takers.add(info);
    if (isGlobal)
        takers.delete(info);
    const leaked = expectLeaks(takers, scan.unresolved);
    const constants = new Map();
    for (const { binding, value } of scan.stores)
        if (binding.kind === 'const' && !binding.redeclared && value !== 'unknown')
            constants.set(binding, value);
    if (sourceType === 'script' && around === undefined)
        for (const binding of info.scope.bindings())
            binding.separate = true;
    return {
        bindingOf: (identifier) => scan.names.get(identifier) ?? leaked.get(identifier),
        functionOf: (node) => scan.functions.get(node),
        program: info,
        stores: scan.stores,
        renamed: scan.renamed,
        namedValues: scan.namedValues,
        constantOf: (binding) => constants.get(binding),
        functionCount: scan.functions.size,
        setters: scan.setters,
        answering: answeringFunctions(scan),
        evalScopeAt: (call, prefix) => {
            const at = scan.evals.get(call);
            const { scope } = at.owner;
            const variableScopes = leaks && at.owner === info ? [scope, scope.parent] : [scope];
            return evalScope(at, variableScopes, prefix, isGlobal && at.owner === info);
        },
        leaks,
    };
}
function answeringFunctions({ answering, names, stores, functions }) {
    const found = new Set();
    const bindings = new Set();
    for (const node of answering) {
        const binding = names.get(node);
        if (binding !== undefined)
            bindings.add(binding);
        else if (isFunction(node))
            found.add(node);
    }
    if (bindings.size === 0)
        return found;
    for (const { binding, value } of stores)
        if (bindings.has(binding) && value !== 'unknown' && isFunction(value))
            found.add(value);
    // Declarations are found by name. A match in another scope is harmless: it only records more than needed.
    const declared = new Set([...bindings].filter(({ kind }) => kind === 'function').map(({ name }) => name));
    for (const node of functions.keys())
        if (node.type === 'FunctionDeclaration' && node.id !== null && declared.has(node.id.name))
            found.add(node);
    return found;
}
