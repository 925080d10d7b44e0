import { concrete, ifSet, none, orZero, sequence } from '../emitted.js';
import { isAnonymousDefinition, keepShadow, operand } from '../expressions/operand.js';
import { concretizeArguments } from '../calls/concretize-arguments.js';
import { recordedBinary } from '../expressions/recorded-binary.js';
import { throwNotes } from '../calls/throw-notes.js';
import { emitDestructuringAssignment } from './destructuring.js';
import { countedAssignment, assignmentEvent, isLogicalAssignment } from './logical-assignment.js';
import { assignMember } from './member-assignment.js';
export function emitAssignment(context, node) {
    const { left } = node;
    if (left.type === 'ArrayPattern' || left.type === 'ObjectPattern')
        return emitDestructuringAssignment(context, node);
    if (left.type === 'Identifier')
        return assignVariable(context, node, left);
    if (left.type === 'MemberExpression')
        return assignMember(context, node, left);
    return concrete(native(context, node));
}
function native(context, node) {
    const code = context.copy(node, (child) => child === node.left
        ? context.parts.assignmentTarget(child)
        : countedAssignment(context, node, context.parts.expression(child).code));
    return `(${code})`;
}
function assignVariable(context, node, left) {
    const { name } = left;
    const sibling = context.siblingAt(left);
    if (isLogicalAssignment(node.operator))
        return sibling === none ? concrete(native(context, node)) : assignLogically(context, node, left, sibling);
    if (node.operator !== '=')
        return compoundVariable(context, node, left, sibling);
    const right = context.parts.expression(node.right);
    if (sibling === none) {
        const plain = `(${context.copy(node, (child) => (child === left ? name : right.code))})`;
        if (right.shadow === none || context.bindingOf(left) !== undefined)
            return { code: plain, shadow: right.shadow };
        const value = context.temporary();
        const concretize = concretizeArguments(context, node, [value], [right.shadow], 'stored in a global variable');
        return { code: `(${value} = ${plain}, ${concretize}, ${value})`, shadow: right.shadow };
    }
    const assign = context.copy(node, (child) => (child === left ? name : right.code));
    return { code: `(${assign}, ${sibling} = ${right.shadow}, ${name})`, shadow: right.shadow === none ? none : sibling };
}
function compoundVariable(context, node, left, sibling) {
    if (context.variableOf(left) === undefined || (sibling === none && !context.may(node)))
        return concrete(native(context, node));
    const before = context.temporary();
    const kept = keepShadow(context, sibling, [node.right]);
    const right = operand(context, node.right, []);
    const operator = node.operator.slice(0, -1);
    const value = context.temporary();
    const shadow = sibling === none ? context.temporary() : sibling;
    const recorded = recordedBinary(context, operator, [left, node.right], { value: before, shadow: kept.shadow }, right);
    const record = orZero(recorded.test, recorded.call(value));
    return {
        code: sequence(`${before} = ${left.name}`, kept.setup, right.setup, throwNotes.operation(context, node, operator, right), `${left.name} = ${value} = ${before} ${operator} ${right.value}`, `${shadow} = ${record}`, value),
        shadow,
    };
}
function assignLogically(context, node, left, sibling) {
    const decide = `${ifSet(sibling, context.runtime.call(assignmentEvent(node.operator), context.site(node), left.name, sibling))}, `;
    const right = context.parts.expression(node.right);
    if (isAnonymousDefinition(node.right)) {
        const keep = `${sibling} = ${orZero(sibling, context.runtime.call('keep', left.name, sibling))}`;
        return {
            code: sequence(context.readFirst([left]), decide, `${left.name} ${node.operator} ${countedAssignment(context, node, right.code)}`, keep, left.name),
            shadow: sibling,
        };
    }
    const value = context.temporary();
    const stored = context.temporary();
    const assigned = `(${value} = ${right.code}, ${stored} = ${right.shadow}, ${value})`;
    return {
        code: sequence(context.readFirst([left]), `${stored} = ${sibling}`, decide, `${left.name} ${node.operator} ${countedAssignment(context, node, assigned)}`, `${sibling} = ${stored}`, left.name),
        shadow: sibling,
    };
}
