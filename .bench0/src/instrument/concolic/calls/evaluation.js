import { isDirectEval } from '../../scopes/eval-scope.js';
import { emitCallee } from './callee.js';
import { orZero, sequence } from '../emitted.js';
import { memberName } from '../expressions/member.js';
import { unnamed } from '../expressions/operand.js';
import { unwrap } from '../expressions/unwrap.js';
/**
 * Emits a call of `eval`: the text is replaced by a rewritten one right before the call. The call itself is kept, so
 * that the code sees the same scope. Null for other calls, and if the text is a spread argument.
 */
export function emitEvaluation(context, node) {
    const [text] = node.arguments;
    if (text === undefined || text.type === 'SpreadElement' || node.optional)
        return null;
    if (isDirectEval(node))
        return emitDirectEval(context, node, text);
    return isGlobalEval(context, unwrap(node.callee)) ? emitGlobalEval(context, node, text) : null;
}
function emitDirectEval(context, node, text) {
    const scope = JSON.stringify(context.scopes.evalScopeAt(node, context.names.prefix));
    const code = exchanged(context, node, text, 'eval', JSON.stringify(scope));
    const call = context.copy(node, (child) => {
        if (child === node.callee)
            return context.source(child);
        return child === text ? code : context.parts.expression(child).code;
    });
    return completed(context, '', call);
}
function emitGlobalEval(context, node, text) {
    const callee = emitCallee(context, unwrap(node.callee), node.arguments);
    const code = exchanged(context, node, text, callee.target, '');
    const others = node.arguments.slice(1).map((argument) => context.parts.expression(argument).code);
    return completed(context, callee.setup, callee.invoke([code, ...others]));
}
/**
 * Code by which the runtime replaces the text.
 *
 * @param scope code that describes the scope of the call; empty for global code
 */
function exchanged(context, node, text, callee, scope) {
    const emitted = context.parts.expression(text);
    const value = context.temporary();
    const described = scope === '' ? [] : [scope];
    const replaced = context.runtime.call('evaluated', callee, context.site(node), value, emitted.shadow, ...described);
    return `(${value} = ${unnamed(text, emitted.code)}, ${replaced})`;
}
function completed(context, setup, call) {
    const value = context.temporary();
    const shadow = context.temporary();
    const taken = orZero(context.runtime.get('completed'), context.runtime.call('takeCompleted', value));
    return { code: sequence(setup, `${value} = ${call}`, `${shadow} = ${taken}`, value), shadow };
}
const globalNames = new Set(['globalThis', 'global', 'window', 'self', 'root']);
/**
 * True for `(0, eval)`, `globalThis.eval`, or a constant initialized so. Other indirect calls run the original text.
 */
function isGlobalEval(context, node) {
    const binding = context.bindingOf(node);
    const constant = binding === undefined ? undefined : context.scopes.constantOf(binding);
    return namesEval(context, constant === undefined ? node : unwrap(constant));
}
function namesEval(context, node) {
    if (node.type === 'SequenceExpression')
        return namesEval(context, unwrap(node.expressions.at(-1)));
    if (node.type === 'MemberExpression')
        return isGlobalMember(context, node);
    return node.type === 'Identifier' && node.name === 'eval' && context.bindingOf(node) === undefined;
}
function isGlobalMember(context, node) {
    const { object } = node;
    if (node.computed || node.property.type !== 'Identifier' || memberName(node) !== 'eval')
        return false;
    return object.type === 'Identifier' && globalNames.has(object.name) && context.bindingOf(object) === undefined;
}
