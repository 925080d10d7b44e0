import { describeCallee } from './describe-callee.js';
import { ifSet, list, none, orZero } from '../emitted.js';
import { memberName } from '../expressions/member.js';
import { operand } from '../expressions/operand.js';
import { throwNotes } from './throw-notes.js';
export function emitCallee(context, node, args) {
    if (node.type === 'Identifier')
        return namedCallee(context, node);
    if (node.type === 'MemberExpression') {
        if (node.object.type === 'Super')
            return superCallee(context, node);
        return nativeMethod(context, node, args) ?? fetchedMethod(context, node, args);
    }
    if (node.type === 'ChainExpression')
        return chainCallee(context, node);
    return fetchedFunction(context, node);
}
function chainCallee(context, node) {
    const { setup, target, self, selfShadow } = context.parts.chainCallee(node);
    return {
        setup,
        invoke: (values) => applied(context, target, self, values, describeCallee(node)),
        target,
        self,
        selfShadow,
        name: null,
    };
}
function namedCallee(context, node) {
    const binding = context.bindingOf(node);
    const callee = {
        setup: '',
        invoke: (args) => `${node.name}(${args.join(', ')})`,
        target: reread(context, node),
        self: 'void 0',
        selfShadow: none,
        name: binding?.standsFor ?? node.name,
    };
    if (binding?.mayHoldForeign === true)
        return { ...callee, foreign: foreignFunction(context, node.name) };
    if (binding !== undefined)
        return callee;
    return { ...callee, reading: { setup: '', target: node.name, self: 'void 0', source: node.name } };
}
/** Reads a variable again. Globals may be accessors, so the runtime looks them up without running code. */
function reread(context, node) {
    return context.bindingOf(node) === undefined ? context.runtime.call('global', JSON.stringify(node.name)) : node.name;
}
/** A callee `a.b.c` that consists only of names: its text is kept, and the runtime peeks at the values. */
function nativeMethod(context, node, args) {
    if (node.computed || node.property.type === 'PrivateIdentifier')
        return null;
    const self = pathOf(context, node.object, args);
    if (self === null)
        return null;
    const shadow = self.shadow === '' ? none : context.temporary();
    const name = memberName(node);
    const text = context.source(node);
    const first = context.readFirst([node.object]);
    // `target` is evaluated before `self`; a temporary avoids looking up the receiver twice.
    const found = self.value.endsWith(')') ? context.temporary() : self.value;
    const decided = decidedMethod(context, node, self.value, JSON.stringify(name));
    const defined = throwNotes.defined(context, node, { value: self.value, shadow });
    return {
        setup: shadow === none
            ? `${self.setup}${decided}`
            : `${first}${self.setup}${decided}${shadow} = ${self.shadow}, ${defined}`,
        invoke: (values) => `${text}(${values.join(', ')})`,
        target: context.runtime.call('peek', found === self.value ? found : `${found} = ${self.value}`, JSON.stringify(name)),
        self: found,
        selfShadow: shadow,
        name,
        foreign: foreignMethod(context, name),
        reading: readingOf(context, node),
    };
}
/** Most methods are called by names under which no file stores a built-in: then this is a single test. */
function foreignMethod({ runtime }, name) {
    return `(${orZero(runtime.aliasFlag(name), runtime.get('heap'))})`;
}
function foreignFunction({ runtime }, target) {
    return `(${orZero(runtime.get('heap'), runtime.call('channels.isForeign', target))})`;
}
function readingOf(context, node) {
    const source = describeCallee(node);
    const text = context.source(node.object);
    const readable = node.object.type === 'ThisExpression' || context.bindingOf(node.object) !== undefined;
    const self = readable ? text : context.temporary();
    return { setup: readable ? '' : `${self} = ${text}, `, target: `${self}.${memberName(node)}`, self, source };
}
function pathOf(context, node, args) {
    if (node.type === 'ThisExpression')
        return { setup: '', value: 'this', shadow: '' };
    if (context.variableOf(node)?.kind === 'leaked')
        return null;
    if (node.type === 'Identifier')
        return variablePath(context, node, args);
    if (node.type !== 'MemberExpression' || node.computed || node.property.type === 'PrivateIdentifier')
        return null;
    const object = pathOf(context, node.object, args);
    if (object === null)
        return null;
    const name = memberName(node);
    const key = JSON.stringify(name);
    return {
        setup: object.setup,
        value: context.runtime.call('peek', object.value, key),
        shadow: orZero(context.runtime.flag(name), context.runtime.call('peekShadow', object.value, key)),
    };
}
function variablePath(context, node, args) {
    const binding = context.bindingOf(node);
    const sibling = context.siblingOf(binding);
    const shadow = sibling === none ? '' : sibling;
    const mayChange = binding?.reassigned === true &&
        !args.every((argument) => argument.type === 'Identifier' || argument.type === 'Literal');
    if (!mayChange)
        return { setup: '', value: reread(context, node), shadow };
    const value = context.temporary();
    return { setup: `${value} = ${node.name}, `, value, shadow };
}
function fetchedMethod(context, node, args) {
    const object = operand(context, node.object, node.computed ? [node.property, ...args] : args);
    const key = node.computed ? operand(context, node.property, []) : null;
    const target = context.temporary();
    const access = key === null ? `.${memberName(node)}` : `[${key.value}]`;
    const decided = key === null || key.shadow === none
        ? decidedMethod(context, node, object.value, key?.value ?? JSON.stringify(memberName(node)))
        : decidedKey(context, node, object, key, target);
    const defined = throwNotes.defined(context, node, object);
    const fetch = `${object.setup}${key?.setup ?? ''}${defined}${target} = ${object.value}${access}, ${decided}`;
    const name = node.computed ? null : memberName(node);
    return {
        setup: fetch,
        invoke: (values) => applied(context, target, object.value, values, describeCallee(node)),
        target,
        self: object.value,
        selfShadow: object.shadow,
        name,
        foreign: foreignFunction(context, target),
    };
}
/** Code that records which function a name selects, if properties were stored by symbolic keys; ends in a comma. */
export function decidedMethod(context, node, object, key) {
    const decide = context.runtime.call('reads.decideMethod', context.site(node), object, key);
    return `${ifSet(context.runtime.get('keyed'), decide)}, `;
}
/** Code that records which function a symbolic key selects as a decision; ends in a comma. */
export function decidedKey(context, node, object, key, value) {
    const place = [object.value, key.value, value, object.shadow, key.shadow];
    return `${ifSet(key.shadow, context.runtime.call('reads.readKey', context.site(node), ...place))}, `;
}
function superCallee(context, node) {
    const target = context.temporary();
    return {
        setup: `${target} = ${context.parts.reference(node)}, `,
        invoke: (values) => applied(context, target, 'this', values, `(intermediate value).${memberName(node)}`),
        target,
        self: 'this',
        selfShadow: none,
        name: node.computed ? null : memberName(node),
        foreign: foreignFunction(context, target),
    };
}
function fetchedFunction(context, node) {
    const target = context.temporary();
    const emitted = context.parts.expression(node);
    return {
        setup: `${target} = (0, ${emitted.code}), `,
        invoke: (values) => `${checkedFunction(context, target, node)}(${values.join(', ')})`,
        target,
        self: 'void 0',
        selfShadow: none,
        name: null,
    };
}
/** A function in a temporary; if it is none, the call throws the error that V8 throws for the source text. */
export function checkedFunction(context, target, node) {
    const missing = context.runtime.call('failures.notFunction', JSON.stringify(describeCallee(node)));
    return `(typeof ${target} === 'function' ? ${target} : ${missing})`;
}
function applied(context, target, self, values, text) {
    return context.runtime.call('apply', target, self, list(values), JSON.stringify(text));
}
