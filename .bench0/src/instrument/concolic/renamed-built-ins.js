import { readsHeap } from './heap-readers.js';
import { memberName } from './expressions/member.js';
import { Binding } from '../scopes/binding.js';
import { isClass, isFunction } from '../scopes/function-info.js';
/** The name assumed for a function made by `bind`: like `call`, it may run any function. */
const anyFunction = 'call';
/** Methods that return a function that is not defined in a rewritten file. */
const makers = new Set(['bind', 'runInThisContext', 'runInNewContext', 'runInContext', 'compileFunction']);
/**
 * Marks the variables that may hold a built-in function under another name, as in
 * `const fromList = Uint8Array.from.bind(Uint8Array)`: the name of the variable does not show that a call reads the
 * contents of objects.
 */
export function markRenamedBuiltIns(scopes) {
    for (const { binding, name } of scopes.renamed)
        if (readsHeap(name))
            binding.standsFor ??= name;
    for (const { binding, value } of scopes.stores)
        if (value === 'unknown' || !(isFunction(value) || isClass(value)))
            binding.mayHoldForeign = true;
    for (let changed = true; changed;) {
        changed = false;
        for (const { binding, value } of scopes.stores) {
            const name = value === 'unknown' ? null : builtInName(value, scopes);
            if (name === null || name === binding.standsFor || binding.standsFor === anyFunction)
                continue;
            // A variable that may hold several functions is treated like any function.
            binding.standsFor = binding.standsFor === null ? name : anyFunction;
            changed = true;
        }
    }
}
/**
 * The names of properties and exports under which a file stores a built-in function that usually has another name, as in
 * `exports.fromList = Uint8Array.from.bind(Uint8Array)`. Other files call it by that name.
 */
export function renamedProperties(scopes) {
    const names = new Set();
    for (const { name, value } of scopes.namedValues) {
        const isBuiltIn = (value instanceof Binding ? value.standsFor : builtInName(value, scopes)) !== null;
        if (isBuiltIn && !readsHeap(name))
            names.add(name);
    }
    for (const { binding } of scopes.stores)
        if (binding.standsFor !== null && binding.owner === scopes.program)
            names.add(binding.name);
    return [...names];
}
function builtInName(node, scopes) {
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
        case 'AssignmentExpression':
            return builtInName(node.right, scopes);
        case 'ParenthesizedExpression':
            return builtInName(node.expression, scopes);
        default:
            return null;
    }
}
