import { emitArguments, afterLast } from './call-arguments.js';
import { entered } from './call.js';
import { checkedFunction, emitCallee } from './callee.js';
import { concretizeArguments } from './concretize-arguments.js';
import { anyShadow, concrete, none, orZero, sequence } from '../emitted.js';
/** Emits `tag\`…\``. The strings array, which is the first argument, is not known to the runtime. */
export function emitTaggedTemplate(context, node) {
    const args = emitArguments(context, node.quasi.expressions);
    const test = anyShadow(args.shadows);
    if (test === '')
        return concrete(copied(context, node, args.codes));
    const tag = tagOf(context, node.tag);
    if (tag === null) {
        const concretize = concretizeArguments(context, node, args.values, args.shadows, 'template tag that is not a plain name');
        return concrete(copied(context, node, afterLast(args, concretize)));
    }
    const value = context.temporary();
    const shadow = context.temporary();
    const frame = context.temporary();
    const shifted = { ...args, values: [strings(node), ...args.values], shadows: [none, ...args.shadows], spread: [] };
    const enter = `${frame} = ${orZero(test, entered(context, node, tag, shifted))}`;
    const template = quasi(context, node, args.inert ? args.codes : afterLast(args, enter));
    const call = `${tag.setup}${args.inert ? `${enter}, ` : ''}${value} = ${tag.text}${template}`;
    const returned = orZero(context.runtime.get('returned'), context.runtime.call('takeReturned', tag.target, value));
    const leave = context.runtime.call('leave', frame, value);
    return { code: sequence(call, `${shadow} = ${frame} === 0 ? (${returned}) : ${leave}`, value), shadow };
}
/** An object like the strings array, for models. It differs from the array that the tag gets only in its identity. */
function strings(node) {
    return `{ raw: ${JSON.stringify(node.quasi.quasis.map((part) => part.value.raw))} }`;
}
/** Null for members that must be read before the call: only a native tagged template passes the strings array. */
function tagOf(context, node) {
    const callee = node.type === 'Identifier' || node.type === 'MemberExpression' ? emitCallee(context, node, []) : null;
    if (callee !== null) {
        const isNative = node.type === 'Identifier' || callee.reading !== undefined;
        return isNative ? { ...callee, text: context.source(node) } : null;
    }
    const target = context.temporary();
    const setup = `${target} = (0, ${context.parts.expression(node).code}), `;
    const text = checkedFunction(context, target, node);
    return node.type === 'ParenthesizedExpression' ? null : { setup, text, target, self: 'void 0', selfShadow: none };
}
function copied(context, node, codes) {
    return context.copy(node, (child) => child === node.quasi ? quasi(context, node, codes) : context.parts.reference(child));
}
function quasi(context, node, codes) {
    let next = 0;
    return context.copy(node.quasi, (child) => child.type === 'TemplateElement' ? context.source(child) : codes[next++]);
}
