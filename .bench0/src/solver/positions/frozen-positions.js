import { Evaluator } from '../../constraint/evaluate.js';
import { isIndex } from './span-finder.js';
/**
 * Rewrites conditions under the assumption that computed parts of a text begin and end where they did in the run: the
 * group that a pattern matched becomes a slice between two constants. Inputs found under the assumption must be
 * confirmed, and nothing follows if there are none.
 */
export class FrozenPositions {
    #pool;
    #run;
    #frozen = new Map();
    #spans;
    constructor(pool, run, spans) {
        this.#pool = pool;
        this.#run = new Evaluator(run);
        this.#spans = spans;
    }
    freeze(expr) {
        if (expr.kind !== 'application')
            return expr;
        const known = this.#frozen.get(expr);
        if (known !== undefined)
            return known;
        const made = this.#frozenApplication(expr);
        this.#frozen.set(expr, made);
        return made;
    }
    #frozenApplication(expr) {
        const { name, operands } = expr;
        const [first, second] = operands;
        const span = this.#spans.spanOf(expr);
        if (span !== undefined)
            return this.#slice(span);
        if (name === 'stringLength' || name === 'charCodeAt') {
            const inner = this.#spans.spanOf(first);
            if (inner !== undefined) {
                if (name === 'stringLength')
                    return this.#pool.constant(inner.end - inner.start);
                const index = second === undefined ? 0 : this.#run.evaluate(second);
                const isInside = isIndex(index) && inner.start + index < inner.end;
                if (isInside)
                    return this.#pool.apply(name, inner.text, this.#pool.constant(inner.start + index));
            }
        }
        return this.#pool.apply(name, ...operands.map((operand) => this.freeze(operand)));
    }
    #slice({ text, start, end }) {
        return this.#pool.apply('slice', text, this.#pool.constant(start), this.#pool.constant(end));
    }
}
