import { operatorCode, operators } from '../core/operators.js';
import { slotsPerNode } from '../core/raw-trace.js';
import { fillCondition } from './fill-condition.js';
/** In a trace three slots hold the operands; further operands are chained by `list`. */
const operandSlots = slotsPerNode - 1;
/** Decodes the expressions of a run, indexed by node id minus `base`. Entry 0 and those of `list` nodes stay empty. */
export function decodeNodes(raw, pool) {
    const decoder = new NodeDecoder(raw, pool);
    for (let node = 1; node <= raw.nodeCount; node++)
        decoder.decode(node);
    return decoder.decoded;
}
class NodeDecoder {
    decoded = [undefined];
    #raw;
    #pool;
    constructor(raw, pool) {
        this.#raw = raw;
        this.#pool = pool;
    }
    decode(node) {
        this.decoded.push(this.#exprOf(node));
    }
    #exprOf(node) {
        const { nodes, constants } = this.#raw;
        const at = node * slotsPerNode;
        const code = nodes[at];
        const operator = operators[code];
        if (operator === undefined)
            throw new RangeError(`node ${node} has no operator of code ${code}`);
        if (code === operatorCode.list)
            return undefined;
        const first = nodes[at + 1];
        if (code === operatorCode.const)
            return this.#pool.constantAt(constants, first);
        if (operator.shape === 'immediate') {
            return this.#pool.variable(operator.name, first, operator.arity > 1 ? nodes[at + 2] : 0);
        }
        if (code === operatorCode.condition) {
            return fillCondition(textOf(constants[first]), this.#operand(node, nodes[at + 2]), this.#pool);
        }
        return this.#pool.applyOperator(operator, this.#operandsOf(node, operator));
    }
    /** Omitted arguments are 0 and come last. */
    #operandsOf(node, { arity, shape }) {
        const { nodes } = this.#raw;
        const at = node * slotsPerNode + 1;
        if (shape === 'variadic' || arity > operandSlots)
            return this.#chainedOperands(node, shape === 'variadic' ? arity : operandSlots - 1);
        const first = nodes[at];
        const second = nodes[at + 1];
        const third = nodes[at + 2];
        if (arity === 0 || first === 0)
            return [];
        if (arity === 1 || second === 0)
            return [this.#operand(node, first)];
        if (arity === 2 || third === 0)
            return [this.#operand(node, first), this.#operand(node, second)];
        return [this.#operand(node, first), this.#operand(node, second), this.#operand(node, third)];
    }
    /** Reads `inPlace` operands from the node itself and the others from its `list`. */
    #chainedOperands(node, inPlace) {
        const { nodes, base } = this.#raw;
        const at = node * slotsPerNode + 1;
        const given = [...nodes.subarray(at, at + inPlace)];
        for (let rest = nodes[at + inPlace]; rest !== 0;) {
            const entry = (rest - base) * slotsPerNode;
            given.push(nodes[entry + 1]);
            rest = nodes[entry + 2];
        }
        while (given.length > 0 && given.at(-1) === 0)
            given.pop();
        return given.map((operand) => this.#operand(node, operand));
    }
    #operand(node, operand) {
        const expr = this.decoded[operand - this.#raw.base];
        if (expr === undefined)
            throw new RangeError(`node ${node} has no operand ${operand}`);
        return expr;
    }
}
function textOf(constant) {
    if (typeof constant === 'object' && constant?.kind === 'condition')
        return constant.text;
    throw new RangeError('a condition node refers to a constant that is not a predicate');
}
