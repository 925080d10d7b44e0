import { isClass, isFunction } from '../../scopes/function-info.js';
import { none } from '../emitted.js';
import { tiedArguments } from '../functions/tied-arguments.js';
/** Evaluates a node before the nodes `later`, such that these cannot change the value that was read. */
export function operand(context, node, later) {
    const emitted = context.parts.expression(node);
    if (isConstant(node))
        return constantOperand(context, node, emitted);
    if (node.type === 'Identifier' && staysReadable(context, node, later))
        return { setup: tiedArguments.setup(context, node), value: node.name, shadow: emitted.shadow };
    if (emitted.steps !== undefined && context.names.isTemporary(emitted.shadow)) {
        const { before, value } = emitted.steps;
        return { setup: `${context.mark(node)}${before}`, value, shadow: emitted.shadow };
    }
    const value = context.temporary();
    const kept = keepShadow(context, emitted.shadow, later);
    return {
        setup: `${context.mark(node)}${value} = ${unnamed(node, emitted.code)}, ${kept.setup}`,
        value,
        shadow: kept.shadow,
    };
}
/** Keeps a shadow in a temporary if the evaluation of `later` might change it. */
export function keepShadow(context, shadow, later) {
    if (shadow === none || context.names.isTemporary(shadow) || later.every(isInert))
        return { setup: '', shadow };
    const kept = context.temporary();
    return { setup: `${kept} = ${shadow}, `, shadow: kept };
}
/** Prevents an anonymous function or class from getting the name of the temporary it is stored into. */
export function unnamed(node, code) {
    return isAnonymousDefinition(node) ? `(0, ${code})` : code;
}
export function isAnonymousDefinition(node) {
    if (node.type === 'ParenthesizedExpression')
        return isAnonymousDefinition(node.expression);
    if (node.type === 'ArrowFunctionExpression')
        return true;
    return (isFunction(node) || isClass(node)) && node.id === null;
}
/** True if evaluating the node runs no code and gives the same result later. */
function isInert(node) {
    return node.type === 'Identifier' || isConstant(node) || isFunction(node);
}
export function isConstant(node) {
    return (node.type === 'Literal' && !('regex' in node)) || node.type === 'ThisExpression';
}
function constantOperand(context, node, emitted) {
    const value = node.type === 'Literal' && typeof node.value === 'number' ? `(${context.source(node)})` : context.source(node);
    if (emitted.shadow === none)
        return { setup: '', value, shadow: none };
    return { setup: `${emitted.code}, `, value, shadow: emitted.shadow };
}
/** True if a variable can be read where its value is used, instead of at its position in the source. */
function staysReadable(context, node, later) {
    const binding = context.bindingOf(node);
    if (binding === undefined)
        return false;
    if (later.every((next) => isInert(next) && (next.type !== 'Identifier' || context.bindingOf(next) !== undefined)))
        return true;
    const alwaysReadable = binding.kind === 'parameter' || binding.kind === 'own-name' || binding.kind === 'function';
    return alwaysReadable && !binding.reassigned && !binding.excluded;
}
