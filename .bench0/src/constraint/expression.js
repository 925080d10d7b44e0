import { compareVariables } from './compare-expressions.js';
import { printExpression } from './print-expression.js';
class Term {
    /** Unique within the pool, from 0; operands have smaller ids than the terms that contain them. */
    id;
    sort;
    constructor(id, sort) {
        this.id = id;
        this.sort = sort;
    }
    toString() {
        return printExpression(this);
    }
}
export class Constant extends Term {
    kind = 'constant';
    value;
    size = 1;
    depth = 0;
    variables = [];
    constructor(id, sort, value) {
        super(id, sort);
        this.value = value;
    }
}
export class Variable extends Term {
    kind = 'variable';
    name;
    input;
    /** 0 for variables that represent a whole input. */
    position;
    size = 1;
    depth = 0;
    variables = [this];
    constructor(id, { name, sort }, input, position) {
        super(id, sort);
        this.name = name;
        this.input = input;
        this.position = position;
    }
}
export class Application extends Term {
    kind = 'application';
    name;
    code;
    operands;
    /** Number of nodes of the tree; shared nodes count each time. */
    size;
    depth;
    #freeVariables;
    constructor(id, sort, operator, operands) {
        super(id, sort);
        this.name = operator.name;
        this.code = operator.code;
        this.operands = operands;
        let size = 1;
        let depth = 0;
        for (const operand of operands) {
            size += operand.size;
            if (operand.depth > depth)
                depth = operand.depth;
        }
        this.size = size;
        this.depth = depth + 1;
    }
    /** Each variable once, in a fixed order. */
    get variables() {
        this.#freeVariables ??= Application.#collectVariables(this);
        return this.#freeVariables;
    }
    /** Not recursive: a sum built in a loop is as deep as the number of iterations. */
    static #collectVariables(root) {
        const found = new Set();
        const visited = new Set([root]);
        const pending = [root];
        for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
            for (const operand of next.operands) {
                if (operand.kind === 'variable')
                    found.add(operand);
                if (operand.kind !== 'application' || visited.has(operand))
                    continue;
                visited.add(operand);
                if (operand.#freeVariables === undefined)
                    pending.push(operand);
                else
                    for (const variable of operand.#freeVariables)
                        found.add(variable);
            }
        }
        return [...found].sort(compareVariables);
    }
}
