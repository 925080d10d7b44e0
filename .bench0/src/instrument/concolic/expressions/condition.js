import { longChain } from '../logical-chain.js';
import { compoundOf } from './compound.js';
import { ifSet, none, sequence, shadowTest } from '../emitted.js';
import { joinTestChain, joinTests } from './join-tests.js';
import { operand } from './operand.js';
import { binaryCode } from './binary-code.js';
/**
 * Emits a condition, an expression of which only the truth value is used: each decision becomes an event.
 *
 * @param branch the node that the condition decides
 */
export function emitCondition(context, node, branch) {
    const compound = compoundOf(context, node, false);
    if (compound !== null) {
        const { test, native, expression } = compound;
        const decided = context.runtime.call('conditions.decide', context.site(branch), native, expression);
        return `(${test} === 0 ? ${native} : ${decided})`;
    }
    if (node.type === 'ParenthesizedExpression')
        return `(${emitCondition(context, node.expression, branch)})`;
    if (node.type === 'LogicalExpression' && node.operator !== '??') {
        const chain = longChain(node);
        if (chain !== undefined)
            return emitChainOfConditions(context, chain, branch);
        const right = emitCondition(context, node.right, branch);
        return joinTests(context, node, emitCondition(context, node.left, node), right);
    }
    if (node.type === 'UnaryExpression' && node.operator === '!')
        return `!(${emitCondition(context, node.argument, node.argument)})`;
    if (!context.may(node))
        return context.parts.expression(node).code;
    if (node.type === 'BinaryExpression') {
        const comparison = emitComparison(context, node);
        if (comparison !== null)
            return comparison;
    }
    const emitted = context.parts.expression(node);
    if (emitted.shadow === none)
        return emitted.code;
    const value = node.type === 'Identifier' ? emitted.code : context.temporary();
    const evaluate = value === emitted.code ? '' : `${value} = ${emitted.code}`;
    const decide = ifSet(emitted.shadow, context.runtime.call('branch', context.site(node), value, emitted.shadow));
    return sequence(context.readFirst([node]), evaluate, decide, value);
}
function emitChainOfConditions(context, chain, branch) {
    const codes = chain.operands.map((operand, index) => context.releasing(() => emitCondition(context, operand, chain.joints[index + 1] ?? branch)));
    return `(${joinTestChain(context, chain, codes)})`;
}
function emitComparison(context, node) {
    const code = binaryCode(node.operator);
    if (code === undefined || node.operator === '/' || node.operator === '%')
        return null;
    if (context.options.coercions.between(node.operator, node.left, node.right))
        return null;
    const left = operand(context, node.left, [node.right]);
    const right = operand(context, node.right, []);
    const native = `${left.value} ${node.operator} ${right.value}`;
    const operands = [left.value, right.value, left.shadow, right.shadow];
    const decided = context.runtime.call('branchBinary', context.site(node), code, native, ...operands);
    return sequence(context.readFirst([node.left]), left.setup, context.readFirst([node.right]), right.setup, `${shadowTest([left.shadow, right.shadow])} === 0 ? ${native} : ${decided}`);
}
