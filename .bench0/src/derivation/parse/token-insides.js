import { WorkBudget } from '../../core/work-budget.js';
import { flattenCharacters } from '../../grammar/flat/flatten.js';
import { textOfPoints } from '../../grammar/characters/char-set.js';
import { CharacterParser } from './earley/character-parser.js';
import { Chart } from './earley/chart.js';
import { CharacterReading } from './reading.js';
/** Derivations of token texts by their lexical rules, cached because the same texts recur often. */
export class TokenInsides {
    #grammar;
    #parsers = new Map();
    #known = new Map();
    constructor(grammar) {
        this.#grammar = grammar;
    }
    /** The text must be a word of the rule; the tokenizer guarantees this. */
    read(rule, points) {
        const key = `${rule.index} ${points.join()}`;
        const known = this.#known.get(key);
        if (known !== undefined)
            return known;
        if (this.#known.size > maxKept)
            this.#known.clear();
        const parser = this.#parserOf(rule);
        const chart = new Chart(parser.automaton, parser.latticeOf(points));
        chart.run(WorkBudget.unlimited());
        if (!chart.accepts(points.length))
            throw new Error(`\`${textOfPoints(points)}\` does not match rule ${rule.name}`);
        const reading = new CharacterReading(this.#grammar, chart, points);
        this.#known.set(key, reading);
        return reading;
    }
    #parserOf(rule) {
        let parser = this.#parsers.get(rule);
        if (parser === undefined) {
            parser = new CharacterParser(flattenCharacters(this.#grammar, rule.body));
            this.#parsers.set(rule, parser);
        }
        return parser;
    }
}
const maxKept = 10_000;
