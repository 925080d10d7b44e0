import { concretizedKey } from './concretized-key.js';
/**
 * Emits a reference in its original form: member accesses, calls and optional links stay native from the outermost to
 * the first other expression, which is rewritten. For `delete`, `super`, and callees that keep `this` only in native
 * form.
 */
export function emitReference(context, node) {
    const { parts } = context;
    switch (node.type) {
        case 'Super':
        case 'Identifier':
        case 'PrivateIdentifier':
        case 'Literal':
            return context.source(node);
        case 'MemberExpression':
            return context.copy(node, (child) => {
                if (child === node.object)
                    return emitReference(context, child);
                if (!node.computed)
                    return context.source(child);
                if (!context.may(child))
                    return parts.expression(child).code;
                return concretizedKey(context, child, 'key of a property that is used natively');
            });
        case 'CallExpression':
            return context.copy(node, (child) => child === node.callee ? emitReference(context, child) : parts.expression(child).code);
        case 'ChainExpression':
        case 'ParenthesizedExpression':
            return context.copy(node, (child) => emitReference(context, child));
        default:
            return parts.expression(node).code;
    }
}
