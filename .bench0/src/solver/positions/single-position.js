import { indexIn } from './index-in.js';
/** Reads the position that a condition depends on; undefined if it depends on several, or on the length. */
export function singlePosition(condition, pool) {
    const move = new MoveToStart(pool);
    const atStart = move.moved(condition);
    const { place } = move;
    return atStart === undefined || place === undefined ? undefined : { ...place, atStart };
}
class MoveToStart {
    #pool;
    #moved = new Map();
    place;
    constructor(pool) {
        this.#pool = pool;
    }
    /** Undefined if the term reads more than the one position. */
    moved(expr) {
        if (expr.kind === 'constant')
            return expr;
        if (this.#moved.has(expr))
            return this.#moved.get(expr);
        const result = expr.kind === 'variable' ? this.#movedVariable(expr) : this.#movedApplication(expr);
        this.#moved.set(expr, result);
        return result;
    }
    #movedVariable({ name, input, position }) {
        if (name !== 'unit' && name !== 'byte')
            return undefined;
        return this.#isAt(input, position, name) ? this.#pool.variable(name, 0, 0) : undefined;
    }
    #movedApplication(expr) {
        const read = readOf(expr);
        if (read !== undefined) {
            if (!this.#isAt(read.input, read.position, 'unit'))
                return undefined;
            const text = this.#pool.variable('text', 0);
            const end = expr.operands.length > 2 ? [this.#pool.constant(1)] : [];
            return this.#pool.apply(expr.name, text, this.#pool.constant(0), ...end);
        }
        const operands = [];
        for (const operand of expr.operands) {
            const moved = this.moved(operand);
            if (moved === undefined)
                return undefined;
            operands.push(moved);
        }
        return this.#pool.apply(expr.name, ...operands);
    }
    /** Whether the condition reads this place only, so far. */
    #isAt(input, position, element) {
        this.place ??= { input, position, element };
        return this.place.input === input && this.place.position === position && this.place.element === element;
    }
}
/** The position of a text input whose character the term is. */
function readOf({ name, operands: [text, first, second], }) {
    if (text?.kind !== 'variable' || text.name !== 'text')
        return undefined;
    const position = indexIn(first);
    if (position === undefined)
        return undefined;
    switch (name) {
        case 'charAt':
        case 'charCodeAt':
        case 'indexString':
        case 'at':
            return { input: text.input, position };
        case 'slice':
        case 'substring':
            return indexIn(second) === position + 1 ? { input: text.input, position } : undefined;
        case 'substr':
            return indexIn(second) === 1 ? { input: text.input, position } : undefined;
        default:
            return undefined;
    }
}
