import { Evaluator } from '../../constraint/evaluate.js';
/** Finds where the values of computed texts were in the inputs of a run. */
export class SpanFinder {
    #pool;
    #run;
    #spans = new Map();
    constructor(pool, run) {
        this.#pool = pool;
        this.#run = new Evaluator(run);
    }
    /** Where the run's value of a term lies in an input; undefined if it is not copied from there. */
    spanOf(expr) {
        if (this.#spans.has(expr))
            return this.#spans.get(expr);
        const span = expr.kind === 'application' ? this.#computedSpan(expr) : this.#inputSpan(expr);
        this.#spans.set(expr, span);
        return span;
    }
    #inputSpan(expr) {
        if (expr.kind !== 'variable' || expr.name !== 'text')
            return undefined;
        const value = this.#run.evaluate(expr);
        return typeof value === 'string' ? { text: expr, start: 0, end: value.length } : undefined;
    }
    #computedSpan(expr) {
        const { name, operands } = expr;
        switch (name) {
            case 'charAt':
            case 'indexString':
            case 'at':
            case 'slice':
            case 'substring':
            case 'substr':
                return this.#spanFrom(expr, operands[0], this.#startOf(expr));
            case 'trim':
            case 'trimStart':
            case 'trimEnd': {
                const whole = this.#run.evaluate(operands[0]);
                const start = typeof whole === 'string' && name !== 'trimEnd' ? whole.length - whole.trimStart().length : 0;
                return this.#spanFrom(expr, operands[0], start);
            }
            case 'regExpSplitPart':
                return this.#spanFrom(expr, operands[1], this.#startOfPatternPart(operands));
            case 'regExpGroup':
                return this.#spanFrom(expr, operands[1], this.#run.evaluate(this.#pool.apply('regExpGroupIndex', ...operands)));
            case 'splitPart':
                return this.#spanFrom(expr, operands[0], this.#startOfPart(operands));
            case 'toStringValue':
                return this.spanOf(operands[0]);
            case 'toLowerCase':
            case 'toUpperCase':
            case 'replace':
            case 'replaceAll':
            case 'decodeURIComponent':
            case 'normalize':
                return this.#spanOfSame(expr, operands[0]);
            case 'regExpReplace':
                return this.#spanOfSame(expr, operands[1]);
            case 'concat':
                return this.#spanOfOnly(operands);
            default:
                return undefined;
        }
    }
    /** The value of the term is a part of the value of `whole` that starts at `start`. */
    #spanFrom(expr, whole, start) {
        const outer = this.spanOf(whole);
        const value = this.#run.evaluate(expr);
        if (outer === undefined || typeof value !== 'string' || !isIndex(start))
            return undefined;
        const from = outer.start + start;
        const end = from + value.length;
        return end <= outer.end ? { text: outer.text, start: from, end } : undefined;
    }
    /** The span of the operand, if the operator left a text of its length. */
    #spanOfSame(expr, operand) {
        const [value, before] = [this.#run.evaluate(expr), this.#run.evaluate(operand)];
        const isAlike = typeof value === 'string' && typeof before === 'string' && value.length === before.length;
        return isAlike ? this.spanOf(operand) : undefined;
    }
    #startOf({ name, operands: [whole, first, second] }) {
        const index = first === undefined ? 0 : this.#run.evaluate(first);
        const text = this.#run.evaluate(whole);
        if (typeof index !== 'number' || !Number.isInteger(index) || typeof text !== 'string')
            return undefined;
        if (name === 'substring') {
            const other = second === undefined ? text.length : this.#run.evaluate(second);
            return typeof other === 'number' ? Math.max(0, Math.min(index, other)) : undefined;
        }
        const isFromEnd = index < 0 && (name === 'slice' || name === 'substr' || name === 'at');
        return isFromEnd ? Math.max(0, text.length + index) : index;
    }
    #startOfPart([whole, separator, index]) {
        const text = this.#run.evaluate(whole);
        const between = this.#run.evaluate(separator);
        const number = this.#run.evaluate(index);
        if (typeof text !== 'string' || typeof between !== 'string' || !isIndex(number))
            return undefined;
        const before = text.split(between).slice(0, number);
        return before.reduce((sum, part) => sum + part.length + between.length, 0);
    }
    /** Only the first part, which begins where the text does; the others depend on what the separators matched. */
    #startOfPatternPart([, , index]) {
        return index?.kind === 'constant' && index.value === 0 ? 0 : undefined;
    }
    /** The span of the one operand that is not empty. */
    #spanOfOnly(operands) {
        const filled = operands.filter((operand) => this.#run.evaluate(operand) !== '');
        return filled.length === 1 ? this.spanOf(filled[0]) : undefined;
    }
}
export function isIndex(value) {
    return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}
