import { isSymbolicLiteral } from '../fixpoint.js';
import { joinedInPairs, longChain } from '../logical-chain.js';
import { anyShadow, none } from '../emitted.js';
import { joinTestChain, joinTests } from './join-tests.js';
import { binaryCode } from './binary-code.js';
import { compoundOperand } from './compound-operand.js';
import { predicateCondition } from './predicate-condition.js';
const comparisons = new Set(['<', '<=', '>', '>=', '===', '!==', '==', '!=']);
/**
 * Null if the node is not such a condition.
 *
 * @param boolean require that the value of the condition is a boolean
 */
export function compoundOf(context, node, boolean) {
    if (!context.options.compound || !joinsConditions(node))
        return null;
    const writer = new CompoundWriter(context);
    const expression = writer.write(node, boolean);
    if (expression === null)
        return null;
    const test = anyShadow(writer.shadows);
    return test === '' ? null : { test, expression, native: emitNatively(context, node) };
}
function emitNatively(context, node) {
    if (node.type === 'ParenthesizedExpression')
        return `(${emitNatively(context, node.expression)})`;
    if (node.type === 'LogicalExpression') {
        const chain = longChain(node);
        if (chain !== undefined) {
            const codes = chain.operands.map((operand) => emitNatively(context, operand));
            return `(${joinTestChain(context, chain, codes)})`;
        }
        return joinTests(context, node, emitNatively(context, node.left), emitNatively(context, node.right));
    }
    if (node.type === 'UnaryExpression' && node.operator === '!')
        return `!${emitNatively(context, node.argument)}`;
    return context.source(node);
}
function joinsConditions(node) {
    if (node.type === 'ParenthesizedExpression')
        return joinsConditions(node.expression);
    if (node.type === 'UnaryExpression' && node.operator === '!')
        return joinsConditions(node.argument);
    return node.type === 'LogicalExpression' && node.operator !== '??';
}
class CompoundWriter {
    #context;
    shadows = [];
    constructor(context) {
        this.#context = context;
    }
    write(node, boolean) {
        const whole = joinsConditions(node) ? predicateCondition(this.#context, node, boolean) : null;
        if (whole !== null) {
            this.shadows.push(whole.variable.shadow);
            return whole.expression;
        }
        const { runtime } = this.#context;
        switch (node.type) {
            case 'ParenthesizedExpression':
                return this.write(node.expression, boolean);
            case 'UnaryExpression': {
                const argument = node.operator === '!' ? this.write(node.argument, false) : null;
                return argument === null ? null : runtime.call('conditions.negated', argument);
            }
            case 'LogicalExpression': {
                if (node.operator === '??')
                    return null;
                const parts = [];
                for (const operand of longChain(node)?.operands ?? [node.left, node.right]) {
                    const part = this.write(operand, boolean);
                    if (part === null)
                        return null;
                    parts.push(part);
                }
                const join = node.operator === '&&' ? 'conditions.both' : 'conditions.either';
                return joinedInPairs(parts, (left, right) => runtime.call(join, left, right));
            }
            case 'BinaryExpression':
                return this.#comparison(node);
            default: {
                const read = boolean ? null : this.#read(node);
                return read === null ? null : runtime.call('conditions.truth', read.value, read.shadow);
            }
        }
    }
    #comparison(node) {
        if (!comparisons.has(node.operator))
            return null;
        const left = this.#read(node.left);
        const right = left === null ? null : this.#read(node.right);
        if (left === null || right === null)
            return null;
        const context = this.#context;
        const operands = [left.value, right.value, left.shadow, right.shadow];
        return context.runtime.call('conditions.compared', context.site(node), binaryCode(node.operator), ...operands);
    }
    #read(node) {
        const operand = compoundOperand(this.#context, node);
        if (operand === null)
            return null;
        if (operand.kind === 'literal')
            return this.#constant(operand.node);
        if (operand.kind === 'undefined')
            return { value: 'void 0', shadow: none };
        this.shadows.push(operand.shadow);
        return { value: operand.name, shadow: operand.shadow };
    }
    #constant(node) {
        const context = this.#context;
        const value = context.source(node);
        if (!isSymbolicLiteral(node) || !context.options.symbolicLiterals)
            return { value, shadow: none };
        this.shadows.push('1');
        return { value, shadow: context.runtime.call('literal', context.literalCount++, value) };
    }
}
