import { isClass, isFunction } from '../../scopes/function-info.js';
/** Copies a node, rewriting only functions and classes inside; for parameters, which cannot declare temporaries. */
export function emitPlain(context, node) {
    if (isFunction(node))
        return context.parts.functionCode(node, null);
    if (isClass(node))
        return context.parts.classCode(node);
    if (node.type === 'Property') {
        return context.copy(node, (child) => {
            const isMethod = child === node.value && (node.method || node.kind !== 'init');
            return isMethod ? context.parts.functionCode(child, node) : emitPlain(context, child);
        });
    }
    if (node.type === 'AssignmentPattern') {
        return context.copy(node, (child) => {
            const code = emitPlain(context, child);
            return child === node.left ? code : context.counters.given(node, true, node.left, node.right, code);
        });
    }
    return context.copy(node, (child) => emitPlain(context, child));
}
