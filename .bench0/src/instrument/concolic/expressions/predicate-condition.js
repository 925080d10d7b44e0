import { joinedInPairs, longChain } from '../logical-chain.js';
import { binaryCode } from './binary-code.js';
import { compoundOperand } from './compound-operand.js';
/** Comparison operators after swapping the operands. */
const mirrored = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };
const strict = new Set(['===', '!==']);
const comparisons = new Set([...strict, ...Object.keys(mirrored), '==', '!=']);
/**
 * Null if the node is not such a condition.
 *
 * @param boolean require that the value of the condition is a boolean
 */
export function predicateCondition(context, node, boolean) {
    if (context.options.symbolicLiterals)
        return null;
    const writer = new PredicateWriter(context);
    const part = writer.write(node, boolean);
    if (part === null || writer.variable === null)
        return null;
    const { variable } = writer;
    const predicate = JSON.stringify(JSON.stringify(part.predicate));
    const test = `(${writer.parameter}) => ${part.test}`;
    const { name, shadow } = variable;
    const expression = writer.isStrict
        ? context.runtime.call('conditions.filledStrictly', predicate, test, name, shadow)
        : context.runtime.call('conditions.filled', context.site(node), predicate, test, name, shadow);
    return { variable, expression };
}
class PredicateWriter {
    parameter;
    #context;
    variable = null;
    /** True if it contains no comparison that would run code for an object. */
    isStrict = true;
    constructor(context) {
        this.#context = context;
        this.parameter = context.names.local('operand');
    }
    write(node, boolean) {
        switch (node.type) {
            case 'ParenthesizedExpression':
                return this.write(node.expression, boolean);
            case 'UnaryExpression': {
                const part = node.operator === '!' ? this.write(node.argument, false) : null;
                return part && { predicate: ['not', part.predicate], test: `!${part.test}` };
            }
            case 'LogicalExpression':
                return node.operator === '??' ? null : this.#joined(node, boolean);
            case 'BinaryExpression':
                return this.#comparison(node);
            default:
                return !boolean && this.#isVariable(compoundOperand(this.#context, node))
                    ? { predicate: ['truth'], test: `!!${this.parameter}` }
                    : null;
        }
    }
    #joined(node, boolean) {
        const parts = [];
        for (const operand of longChain(node)?.operands ?? [node.left, node.right]) {
            const part = this.write(operand, boolean);
            if (part === null)
                return null;
            parts.push(part);
        }
        const name = node.operator === '&&' ? 'and' : 'or';
        return {
            predicate: joinedInPairs(parts.map(({ predicate }) => predicate), (left, right) => [name, left, right]),
            test: `(${parts.map(({ test }) => test).join(` ${node.operator} `)})`,
        };
    }
    #comparison({ operator, left, right }) {
        if (!comparisons.has(operator))
            return null;
        const first = compoundOperand(this.#context, left);
        const second = compoundOperand(this.#context, right);
        if (this.#isVariable(first))
            return this.#comparedWith(operator, second);
        return this.#isVariable(second) ? this.#comparedWith(mirrored[operator] ?? operator, first) : null;
    }
    #comparedWith(operator, operand) {
        if (operand === null || operand.kind === 'variable')
            return null;
        if (!strict.has(operator))
            this.isStrict = false;
        const code = binaryCode(operator);
        const compare = `(${this.parameter} ${operator} `;
        if (operand.kind === 'undefined')
            return { predicate: [code], test: `${compare}void 0)` };
        const constant = predicateConstant(operand.node);
        if (constant === undefined)
            return null;
        return { predicate: [code, constant], test: `${compare}${this.#context.source(operand.node)})` };
    }
    /** True if the operand is the variable of the condition, which is the first one found. */
    #isVariable(operand) {
        if (operand?.kind !== 'variable')
            return false;
        this.variable ??= operand;
        return this.variable.shadow === operand.shadow && this.variable.name === operand.name;
    }
}
/** The value of a literal; undefined if JSON cannot represent it. */
function predicateConstant(node) {
    const literal = node.type === 'UnaryExpression' ? node.argument : node;
    if (literal.type !== 'Literal')
        return undefined;
    const { value } = literal;
    if (typeof value === 'string' || typeof value === 'boolean' || value === null)
        return 'bigint' in literal ? undefined : value;
    if (typeof value !== 'number')
        return undefined;
    const number = node === literal ? value : -value;
    return Number.isFinite(number) && !Object.is(number, -0) ? number : undefined;
}
