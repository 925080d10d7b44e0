import { alt, charClass, repeat, seq } from '../../expression.js';
import { SingleCharacters } from './single-characters.js';
/** Computes filters between character sets exactly, and drops the others. */
export class FilterResolver {
    #characters;
    #reports;
    constructor(bodies, reports) {
        this.#characters = new SingleCharacters(bodies);
        this.#reports = reports;
    }
    resolve(expression) {
        switch (expression.kind) {
            case 'sequence':
                return seq(expression.items.map((item) => this.resolve(item)));
            case 'choice':
                return alt(expression.options.map((option) => this.resolve(option)));
            case 'repetition':
                return repeat(this.resolve(expression.item), expression.min, expression.max);
            case 'filter':
                return this.#resolveFilter(expression);
            default:
                return expression;
        }
    }
    #resolveFilter(filter) {
        const words = this.#characters.allOf(filter.item);
        const passed = words && this.#pass(words, filter);
        if (passed === undefined) {
            this.#reports.dropped(filter);
            return this.resolve(filter.item);
        }
        if (!passed.exact)
            this.#reports.dropped(filter);
        if (passed.set.size === 0)
            throw this.#reports.empty(filter);
        return charClass(passed.set);
    }
    /** Returns undefined if the filter says nothing about single characters. */
    #pass(words, { by, how }) {
        const { single, longer } = this.#characters.beginningsOf(by);
        if (how === 'ahead')
            return longer?.size === 0 ? { set: words.intersect(single), exact: true } : undefined;
        if (single.size === 0 && (how === 'not-ahead' || longer === undefined))
            return undefined;
        // A longer word excludes no single character, but when looking ahead it excludes text that starts with it. It then
        // has no effect if its first character is excluded anyway: `"\r\n"` beside `"\r"`.
        const exact = longer !== undefined && (how === 'minus' || longer.minus(single).size === 0);
        return { set: words.minus(single), exact };
    }
}
