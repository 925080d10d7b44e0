import { CharSet, codePoints } from '../../characters/char-set.js';
/** Limit of the recursion over malicious grammars; real ones define a character set through two or three rules. */
const longestChain = 100;
/**
 * Finds the expressions whose words are single characters, following references, so that they can be filtered exactly.
 */
export class SingleCharacters {
    #bodies;
    #known = new Map();
    /** @param bodies the rules by name */
    constructor(bodies) {
        this.#bodies = bodies;
    }
    /** Returns the words of the expression if all are single characters. */
    allOf(expression) {
        const { single, longer } = this.#find(expression, 0);
        return longer?.size === 0 ? single : undefined;
    }
    beginningsOf(expression) {
        return this.#find(expression, 0);
    }
    #find(expression, chain) {
        switch (expression.kind) {
            case 'literal':
                return beginningsOfText(expression.text);
            case 'class':
                return { single: expression.set, longer: CharSet.empty };
            case 'alt':
            case 'choice':
                return union(expression.options.map((option) => this.#find(option, chain)));
            case 'ref':
                return this.#ofRule(expression.name, chain + 1);
            case 'filter':
                return this.#ofFilter(expression, chain);
            default:
                return unknown;
        }
    }
    #ofFilter({ item, by, how }, chain) {
        const words = this.#find(item, chain);
        const filter = this.#find(by, chain);
        if (words.longer?.size !== 0)
            return unknown;
        if (how !== 'ahead')
            return { single: words.single.minus(filter.single), longer: CharSet.empty };
        return filter.longer?.size === 0 ? { single: words.single.intersect(filter.single), longer: CharSet.empty } : words;
    }
    #ofRule(name, chain) {
        const body = this.#bodies.get(name);
        const known = this.#known.get(name);
        if (known !== undefined || body === undefined || chain > longestChain)
            return known ?? unknown;
        // Nothing is known of a rule while its body is examined: a recursive rule derives more than characters.
        this.#known.set(name, unknown);
        const found = this.#find(body, chain);
        this.#known.set(name, found);
        return found;
    }
}
const unknown = { single: CharSet.empty, longer: undefined };
function beginningsOfText(text) {
    const [first, ...rest] = codePoints(text);
    if (first === undefined)
        return unknown;
    const set = CharSet.range(first, first);
    return rest.length === 0 ? { single: set, longer: CharSet.empty } : { single: CharSet.empty, longer: set };
}
function union(parts) {
    const single = CharSet.of(parts.flatMap((part) => [...part.single.pairs()]));
    if (parts.some((part) => part.longer === undefined))
        return { single, longer: undefined };
    return { single, longer: CharSet.of(parts.flatMap((part) => [...(part.longer ?? CharSet.empty).pairs()])) };
}
