import { operatorCode } from '../../../core/operators.js';
import { longChain } from '../logical-chain.js';
import { binaryCode } from './binary-code.js';
import { compoundOf } from './compound.js';
import { concrete, ifSet, inSteps, list, none, orZero, sequence, shadowTest } from '../emitted.js';
import { operand, unnamed } from './operand.js';
import { emitChainDeletion } from './optional-chain.js';
import { recordedBinary } from './recorded-binary.js';
import { throwNotes } from '../calls/throw-notes.js';
import { unwrap } from './unwrap.js';
const unaryOperators = {
    '!': 'not',
    '-': 'negate',
    '+': 'toNumber',
    '~': 'bitNot',
    typeof: 'typeOf',
};
/**
 * Emits a chain of binary operators such as `a + b - c` as a sequence of steps, so that a long chain is not nested
 * deeply. Results alternate between two pairs of temporaries: a step needs the result before it and its own.
 */
export function emitBinary(context, node) {
    if (node.operator === 'instanceof')
        return emitInstanceOf(context, node);
    if (!context.may(node))
        return concrete(context.copyExpression(node));
    const steps = stepsOf(context, node);
    const places = steps.slice(0, 2).map(() => ({ value: context.temporary(), shadow: context.temporary() }));
    const [first] = steps;
    let left = operand(context, first.left, [first.right]);
    let code = left.setup;
    steps.forEach((step, index) => {
        const place = places[index % 2];
        code += context.releasing(() => emitStep(context, step, left, place));
        left = { setup: '', ...place };
    });
    return inSteps(code, left.value, left.shadow);
}
/** The binary expressions of a chain, from the innermost to the node itself. */
function stepsOf(context, node) {
    const steps = [node];
    for (let at = node.left; at.type === 'BinaryExpression'; at = at.left) {
        if (at.operator === 'instanceof' || !context.may(at))
            break;
        steps.push(at);
    }
    return steps.reverse();
}
/** Code of one step of a chain; ends in a comma. */
function emitStep(context, node, left, { value, shadow }) {
    const right = operand(context, node.right, []);
    const recorded = recordedBinary(context, node.operator, [node.left, node.right], left, right);
    const record = binaryCode(node.operator) === undefined
        ? orZero(shadowTest([left.shadow, context.runtime.get('heap')]), context.runtime.call('inOperator', left.value, right.value, value, left.shadow))
        : orZero(recorded.test, recorded.call(value));
    const note = throwNotes.operation(context, node, node.operator, right);
    const operation = `${value} = ${left.value} ${node.operator} ${right.value}`;
    return `${right.setup}${note}${operation}, ${shadow} = ${record}, `;
}
/** Emits `instanceof`. The right side may have a `Symbol.hasInstance` method that is called with a primitive. */
function emitInstanceOf(context, node) {
    if (!context.may(node.left))
        return concrete(context.copyExpression(node));
    const left = operand(context, node.left, [node.right]);
    const right = operand(context, node.right, []);
    const { value, shadow } = left;
    const ask = context.runtime.call('natives.instanceOf', context.site(node), value, right.value, shadow);
    const asked = shadow === none ? '' : ifSet(shadow, ask);
    return concrete(sequence(left.setup, right.setup, asked, `${value} instanceof ${right.value}`));
}
export function emitUnary(context, node) {
    if (node.operator === 'delete')
        return concrete(emitDeletion(context, node));
    const name = unaryOperators[node.operator];
    if (name === undefined || !context.may(node) || asksWhetherThere(context, node))
        return concrete(context.copyExpression(node));
    const argument = operand(context, node.argument, []);
    const takesObject = node.operator !== 'typeof' && node.operator !== '!' && context.options.coercions.isObject(node.argument);
    if (argument.shadow === none && !takesObject)
        return concrete(`(${argument.setup}${node.operator} ${argument.value})`);
    const value = context.temporary();
    const shadow = context.temporary();
    const record = takesObject
        ? orZero(context.runtime.get('heap'), context.runtime.call('texts.unary', operatorCode[name], argument.value, value, argument.shadow))
        : orZero(argument.shadow, context.runtime.call('unary', operatorCode[name], argument.value, value, argument.shadow));
    return {
        code: `(${argument.setup}${value} = ${node.operator} ${argument.value}, ${shadow} = ${record}, ${value})`,
        shadow,
    };
}
/** True for `typeof x` where `x` may not exist, so that reading it would throw. */
function asksWhetherThere(context, { operator, argument }) {
    return operator === 'typeof' && context.variableOf(unwrap(argument))?.kind === 'leaked';
}
function emitDeletion(context, node) {
    const argument = unwrap(node.argument);
    if (argument.type === 'ChainExpression')
        return emitChainDeletion(context, argument);
    if (argument.type === 'MemberExpression' && argument.computed && context.may(argument.property))
        return emitKeyedDeletion(context, argument);
    return context.copy(node, (child) => context.parts.reference(child));
}
/** Emits `delete o[k]`; with a symbolic key, the deleted property may depend on the input. */
function emitKeyedDeletion(context, node) {
    if (node.object.type === 'Super')
        return `delete ${context.parts.reference(node)}`;
    const object = context.temporary();
    return `delete ${context.copy(node, (child) => {
        if (child === node.object)
            return `(${object} = ${unnamed(child, context.parts.expression(child).code)})`;
        const key = operand(context, child, []);
        if (key.shadow === none)
            return `(${key.setup}${key.value})`;
        const removed = context.runtime.call('stores.remove', context.site(node), object, key.value, key.shadow);
        return `(${key.setup}${ifSet(key.shadow, removed)}, ${key.value})`;
    })}`;
}
export function emitLogical(context, node) {
    const compound = compoundOf(context, node, true);
    if (compound !== null)
        return emitCompoundValue(context, compound);
    const chain = longChain(node);
    if (chain !== undefined)
        return emitLongChain(context, chain);
    const left = context.parts.expression(node.left);
    const right = context.parts.expression(node.right);
    const shortWhen = node.operator === '||';
    const short = context.counters.arm(node, shortWhen);
    if (left.shadow === none && right.shadow === none && short === '') {
        return concrete(context.copy(node, (child) => (child === node.left ? left : right).code));
    }
    const value = context.temporary();
    const shadow = context.temporary();
    const event = node.operator === '??' ? 'nullish' : 'branch';
    const decide = left.shadow === none ? '' : `${ifSet(shadow, context.runtime.call(event, context.site(node), value, shadow))}, `;
    const counted = short === '' ? '' : `${skipsRight(node.operator, value)} && (${short}), `;
    const taken = `(${value} = ${unnamed(node.right, right.code)}, ${shadow} = ${right.shadow}, ${value})`;
    const code = sequence(`${value} = ${unnamed(node.left, left.code)}`, `${shadow} = ${left.shadow}`, decide, counted, `${value} ${node.operator} ${context.mark(node.right)}${context.counters.on(node, !shortWhen, taken)}`);
    return { code, shadow };
}
/** Emits the operands of a chain in a row; each one decides whether the next one is evaluated. */
function emitLongChain(context, { operator, operands, joints }) {
    const value = context.temporary();
    const shadow = context.temporary();
    const shortWhen = operator === '||';
    const event = operator === '??' ? 'nullish' : 'branch';
    const parts = operands.map((operand, index) => {
        const emitted = context.releasing(() => context.parts.expression(operand));
        const [joint, next] = [joints[index], joints[index + 1]];
        const short = next === undefined ? '' : context.counters.arm(next, shortWhen);
        const decide = next === undefined || emitted.shadow === none
            ? ''
            : `${ifSet(shadow, context.runtime.call(event, context.site(next), value, shadow))}, `;
        const counted = short === '' ? '' : `${skipsRight(operator, value)} && (${short}), `;
        const evaluate = `${value} = ${unnamed(operand, emitted.code)}`;
        const code = sequence(evaluate, `${shadow} = ${emitted.shadow}`, decide, counted, value);
        return context.mark(operand) + (joint === undefined ? code : context.counters.on(joint, !shortWhen, code));
    });
    return { code: `(${parts.join(` ${operator} `)})`, shadow };
}
function emitCompoundValue(context, { test, expression, native }) {
    const value = context.temporary();
    const shadow = context.temporary();
    const record = orZero(test, context.runtime.call('conditions.shadowOf', value, expression));
    return { code: sequence(`${value} = !!(${native})`, `${shadow} = ${record}`, value), shadow };
}
/** A test that is true if the left operand is the result of the operator. */
function skipsRight(operator, left) {
    if (operator === '??')
        return `${left} !== null && ${left} !== void 0`;
    return operator === '||' ? left : `!${left}`;
}
/** Emits `a ? x : b ? y : z` in its original form, with one temporary for the value of all arms. */
export function emitConditional(context, node) {
    const { counters } = context;
    const last = lastOf(node);
    const carries = conditionalsOf(node).some(({ consequent }) => context.may(consequent)) || context.may(last.alternate);
    const value = carries ? context.temporary() : '';
    const shadow = carries ? context.temporary() : none;
    const arm = (branch) => {
        const emitted = context.releasing(() => context.parts.expression(branch));
        if (!carries)
            return emitted.code;
        return `(${value} = ${unnamed(branch, emitted.code)}, ${shadow} = ${emitted.shadow}, ${value})`;
    };
    let code = '';
    for (const each of conditionalsOf(node)) {
        const test = context.releasing(() => context.parts.condition(each.test, each));
        const way = each === last ? counters.on(each, true, arm(each.consequent)) : arm(each.consequent);
        code += `${each === last ? test : counters.decided(each, test)} ? ${context.mark(each.consequent)}${way} : `;
    }
    code += `${context.mark(last.alternate)}${counters.on(last, false, arm(last.alternate))}`;
    return { code: `(${code})`, shadow };
}
/** A conditional and the conditionals in its chain of alternates. */
function conditionalsOf(node) {
    const all = [];
    for (let at = node; at.type === 'ConditionalExpression'; at = at.alternate)
        all.push(at);
    return all;
}
function lastOf(node) {
    return conditionalsOf(node).at(-1);
}
export function emitSequence(context, node) {
    const last = node.expressions.at(-1);
    let shadow = none;
    const code = context.copy(node, (child) => {
        if (child !== last)
            return context.parts.effect(child);
        const emitted = context.parts.expression(child);
        shadow = emitted.shadow;
        return emitted.code;
    });
    return { code: `(${code})`, shadow };
}
export function emitTemplate(context, node) {
    if (!context.may(node))
        return concrete(context.copyTemplate(node));
    const values = [];
    const shadows = [];
    const text = context.copy(node, (child) => {
        if (child.type === 'TemplateElement')
            return context.source(child);
        const emitted = context.parts.expression(child);
        const value = context.temporary();
        values.push(value);
        if (emitted.shadow === none) {
            shadows.push(none);
            return `${value} = ${unnamed(child, emitted.code)}`;
        }
        const shadow = context.temporary();
        shadows.push(shadow);
        return `(${value} = ${emitted.code}, ${shadow} = ${emitted.shadow}, ${value})`;
    });
    const value = context.temporary();
    const shadow = context.temporary();
    const quasis = JSON.stringify(node.quasis.map((quasi) => quasi.value.cooked));
    const test = shadowTest([...shadows, context.runtime.get('heap')]);
    const record = orZero(test, context.runtime.call('template', value, quasis, list(values), list(shadows)));
    return { code: sequence(`${value} = ${text}`, `${shadow} = ${record}`, value), shadow };
}
