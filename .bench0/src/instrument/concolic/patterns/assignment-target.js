import { destructure } from './pattern.js';
/** Emits an assignment target that stays native: a name, a member (with its operands rewritten) or a pattern. */
export function emitAssignmentTarget(context, node) {
    switch (node.type) {
        case 'Identifier':
            return context.source(node);
        case 'MemberExpression':
            return context.parts.reference(node);
        case 'ParenthesizedExpression':
            return context.copy(node, (child) => emitAssignmentTarget(context, child));
        case 'ObjectPattern':
        case 'ArrayPattern':
        case 'AssignmentPattern':
            return destructure(context, node).code;
        default:
            return context.parts.expression(node).code;
    }
}
