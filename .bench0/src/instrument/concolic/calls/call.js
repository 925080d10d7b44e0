import { childrenOf } from '../../typescript/front-end.js';
import { isDirectEval } from '../../scopes/eval-scope.js';
import { afterLast, emitArguments } from './call-arguments.js';
import { decidedKey, emitCallee } from './callee.js';
import { anyShadow, concrete, ifSet, inSteps, list, none, orZero } from '../emitted.js';
import { emitEvaluation } from './evaluation.js';
import { callsBack, coerces, readsHeap } from '../heap-readers.js';
import { operand } from '../expressions/operand.js';
import { memberName } from '../expressions/member.js';
import { concretizeArguments } from './concretize-arguments.js';
import { tiedArguments } from '../functions/tied-arguments.js';
import { unwrap } from '../expressions/unwrap.js';
/**
 * Emits a call with two hooks: one passes the shadows of receiver and arguments, one takes the shadow of the result.
 */
export function emitCall(context, node) {
    if (node.callee.type === 'Super')
        return emitSuperCall(context, node);
    const evaluation = emitEvaluation(context, node);
    if (evaluation !== null)
        return evaluation;
    if (isDirectEval(node))
        return concrete(context.parts.reference(node));
    const callee = unwrap(node.callee);
    const setter = node.arguments[1];
    if (setter !== undefined && callee.type === 'MemberExpression' && memberName(callee) === '__defineSetter__')
        context.propertyFunctions.set(unwrap(setter), 'set');
    const target = emitCallee(context, callee, node.arguments);
    const call = hooked(context, node, target, emitArguments(context, node.arguments));
    const taken = tiedArguments.taken(context, node.arguments);
    if (taken === '')
        return call;
    const value = context.temporary();
    return { code: `(${value} = ${call.code}, ${taken}${value})`, shadow: call.shadow };
}
/**
 * Emits a call of a prepared callee. If no code runs between reading the callee and calling it, the runtime makes a
 * call with shadows itself, with the function that was read; otherwise the runtime has to peek at the function.
 */
export function hooked(context, node, callee, args) {
    const value = context.temporary();
    const shadow = context.temporary();
    const test = anyShadow([callee.selfShadow, ...args.shadows, sensitivity(context, callee, args)]);
    const returned = orZero(context.runtime.get('returned'), context.runtime.call('takeReturned', callee.target, value));
    if (test === '') {
        return inSteps(`${callee.setup}${value} = ${callee.invoke(args.codes)}, ${shadow} = ${returned}, `, value, shadow);
    }
    if (args.inert && callee.reading !== undefined) {
        const { setup, source, ...read } = callee.reading;
        const handed = passed({ ...read, selfShadow: callee.selfShadow }, args);
        const native = `${value} = ${callee.invoke(args.codes)}, ${shadow} = ${returned}`;
        const invoke = context.runtime.call('invoke', context.site(node), ...handed, JSON.stringify(source));
        const recorded = `${setup}${value} = ${invoke}, ${shadow} = ${context.runtime.get('invoked')}`;
        return inSteps(`${callee.setup}${test} === 0 ? (${native}) : (${recorded}), `, value, shadow);
    }
    const frame = context.temporary();
    const enter = `${frame} = ${orZero(test, entered(context, node, callee, args))}`;
    const leave = `${shadow} = ${frame} === 0 ? ${returned} : ${context.runtime.call('leave', frame, value)}`;
    const call = args.inert
        ? `${enter}, ${value} = ${callee.invoke(args.codes)}`
        : `${value} = ${callee.invoke(afterLast(args, enter))}`;
    return inSteps(`${callee.setup}${call}, ${leave}, `, value, shadow);
}
/** Code that passes the shadows of a call to the runtime; its value is for `leave`. */
export function entered(context, node, callee, args) {
    const spread = args.spread.includes(true) ? [list(args.spread.map((isSpread) => (isSpread ? '1' : '0')))] : [];
    return context.runtime.call('enter', context.site(node), ...passed(callee, args), ...spread);
}
function passed({ target, self, selfShadow }, { values, shadows }) {
    return [target, self, list(values), selfShadow, list(shadows)];
}
/** An expression that is nonzero if the runtime must see the call although no argument has a shadow itself. */
function sensitivity(context, callee, args) {
    // The target of a bound function is known only when it is created, which may be long before a run.
    if (callee.name === 'bind')
        return '1';
    if (callee.name !== null && callsBack(callee.name))
        return context.runtime.get('live');
    // The elements of iterators are visible only during their iteration.
    if (args.spread.includes(true))
        return context.runtime.get('live');
    const looks = callee.name === null || readsHeap(callee.name) || (args.holdObjects && coerces(callee.name));
    return looks ? context.runtime.get('heap') : (callee.foreign ?? none);
}
/** Like `sensitivity`, for constructors: any class may extend a built-in one that reads the contents of arguments. */
function constructing(context, args) {
    return args.values.length === 0 ? none : context.runtime.get('heap');
}
function ofConstructor(context, name, args) {
    const known = sensitivity(context, { name }, args);
    return known === none ? constructing(context, args) : known;
}
const superCall = (codes) => `super(${codes.join(', ')})`;
/**
 * Emits `super(…)`. The parent constructor is found by the name of the class; without a name, shadows are concretized.
 */
function emitSuperCall(context, node) {
    const args = emitArguments(context, node.arguments);
    const test = anyShadow([...args.shadows, constructing(context, args)]);
    if (test === '')
        return concrete(superCall(args.codes));
    if (context.className === null) {
        if (anyShadow(args.shadows) === '')
            return concrete(superCall(args.codes));
        const concretize = concretizeArguments(context, node, args.values, args.shadows, 'super of a class without a name');
        return concrete(args.inert ? `(${concretize}, ${superCall(args.codes)})` : superCall(afterLast(args, concretize)));
    }
    const frame = context.temporary();
    const callee = { target: context.runtime.call('parentOf', context.className), self: 'void 0', selfShadow: none };
    const enter = `${frame} = ${orZero(test, entered(context, node, callee, args))}`;
    const call = args.inert ? `${enter}, ${superCall(args.codes)}` : superCall(afterLast(args, enter));
    return concrete(`(${call}, ${ifSet(frame, context.runtime.call('leave', frame, 'this'))}, this)`);
}
export function emitNew(context, node) {
    const args = emitArguments(context, node.arguments);
    const [calleeNode] = childrenOf(node);
    const named = calleeNode !== undefined && isName(calleeNode);
    const test = anyShadow([...args.shadows, named ? ofConstructor(context, lastName(calleeNode), args) : none]);
    if (!named || test === '') {
        const given = anyShadow(args.shadows) === ''
            ? args.codes
            : afterLast(args, concretizeArguments(context, node, args.values, args.shadows, 'constructor without a name'));
        const codes = new Map(node.arguments.map((argument, index) => [argument, given[index]]));
        const decided = calleeNode === undefined ? '' : decidedConstructor(context, calleeNode);
        const code = context.copy(node, (child) => codes.get(child) ?? newCallee(context, child));
        return concrete(decided === '' ? code : `(${decided}${code})`);
    }
    const callee = { target: targetPath(context, calleeNode), self: 'void 0', selfShadow: none };
    const value = context.temporary();
    const frame = context.temporary();
    const enter = `${frame} = ${orZero(test, entered(context, node, callee, args))}`;
    const construct = (codes) => `${value} = new ${context.source(calleeNode)}(${codes.join(', ')})`;
    const call = args.inert ? `${enter}, ${construct(args.codes)}` : construct(afterLast(args, enter));
    return concrete(`(${call}, ${ifSet(frame, context.runtime.call('leave', frame, value))}, ${value})`);
}
/**
 * Code that records which constructor a symbolic key selects as a decision, if object and key are variables that can be
 * read before the call; otherwise it concretizes the key. Ends in a comma.
 */
function decidedConstructor(context, node) {
    const member = namedByVariable(context, node);
    if (member === null)
        return '';
    const key = operand(context, member.property, []);
    if (key.shadow === none)
        return '';
    if (context.bindingOf(member.object) === undefined || context.readFirst([member.object]) !== '')
        return `${concretizeArguments(context, node, [key.value], [key.shadow], 'key of a constructor')}, `;
    const object = operand(context, member.object, []);
    return decidedKey(context, node, object, key, context.runtime.call('peek', object.value, key.value));
}
/** A node of the form `e[v]`, whose source text V8 prints if the value is no constructor; null for other nodes. */
function namedByVariable(context, node) {
    if (node.type !== 'MemberExpression' || !node.computed || node.object.type === 'Super')
        return null;
    return context.bindingOf(node.property) !== undefined && context.readFirst([node.property]) === '' ? node : null;
}
function newCallee(context, node) {
    const member = namedByVariable(context, node);
    if (member !== null)
        return context.copy(member, (child) => child === member.object ? newCallee(context, child) : context.source(child));
    if (node.type === 'Identifier' || node.type === 'MemberExpression')
        return context.parts.reference(node);
    return `(${context.parts.expression(node).code})`;
}
/** True for `this`, a name, or names joined by dots. */
function isName(node) {
    if (node.type === 'Identifier' || node.type === 'ThisExpression')
        return true;
    return node.type === 'MemberExpression' && !node.computed && isName(node.object);
}
function lastName(node) {
    if (node.type === 'MemberExpression' && node.property.type === 'Identifier')
        return node.property.name;
    return node.type === 'Identifier' ? node.name : '';
}
function targetPath(context, node) {
    if (node.type === 'MemberExpression')
        return context.runtime.call('peek', targetPath(context, node.object), JSON.stringify(lastName(node)));
    if (node.type !== 'Identifier')
        return 'this';
    return context.bindingOf(node) === undefined ? context.runtime.call('global', JSON.stringify(node.name)) : node.name;
}
