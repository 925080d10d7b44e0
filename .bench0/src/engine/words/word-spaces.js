import { inputCount } from '../../constraint/domains/domain-inputs.js';
import { GrammarSolver } from '../../solver/grammar/grammar-solver.js';
import { templateConditions } from '../../constraint/domains/template-conditions.js';
import { Parser } from '../../derivation/parse/parser.js';
import { sameShape } from './same-shape.js';
/**
 * The text inputs that have grammars, by number. Arguments that can also be something other than a text are left out.
 */
export class WordSpaces {
    #parsers = new Map();
    #grammars;
    #domains;
    #spaces;
    constructor(domains, grammars) {
        this.#domains = domains;
        this.#grammars = grammars;
    }
    /** Returns the first of these inputs that has a grammar. */
    among(inputs) {
        this.#spaces ??= this.#made();
        for (const input of inputs) {
            const space = this.#spaces.get(input);
            if (space !== undefined)
                return space;
        }
        return undefined;
    }
    /** Returns conditions that the word keeps its shape; undefined if the text is not a word. */
    conditionsOnShape({ input }, text, pool) {
        const parser = this.#parsers.get(input);
        const box = parser && sameShape(text, parser);
        if (box === undefined)
            return undefined;
        const length = pool.apply('strictEquals', pool.variable('length', input), pool.constant(text.length));
        if (box.length === 0)
            return [length];
        const { length: size } = text;
        const sizes = { length: size, minLength: size, maxLength: size };
        const hole = { kind: 'hole', ...sizes, language: { kind: 'boxes', boxes: [box] } };
        return [length, ...templateConditions({ kind: 'template', parts: [hole] }, pool, input)];
    }
    #made() {
        return new Map(this.#grammars.flatMap(({ argument, grammar }) => {
            const domain = this.#domains[argument];
            if (domain?.kind !== 'string')
                return [];
            const input = this.#domains.slice(0, argument).reduce((sum, before) => sum + inputCount(before), 0);
            this.#parsers.set(input, new Parser(grammar));
            const solver = GrammarSolver.overCodeUnits(grammar, { maxLength: Math.max(domain.maxLength, leastRoom) });
            return [[input, { input, grammar: solver }]];
        }));
    }
}
/** The least length limit for words: they may be longer than other texts. */
const leastRoom = 1024;
