import { Arbitrary, Stream, Value } from 'fast-check';
import { Random } from '../core/random.js';
import { Parser } from '../derivation/parse/parser.js';
import { Printer } from '../derivation/print/printer.js';
import { randomProducer } from '../derivation/production/random-producer.js';
import { shrinkTree } from '../derivation/shrinking/shrink-tree.js';
import { loadGrammarSync } from '../grammar/load-grammar.js';
const defaultSize = 100;
const defaultDepth = 20;
const largestSeed = 0x7fff_ffff;
/**
 * An arbitrary of fast-check whose values are words of a grammar. They shrink to smaller words of the grammar.
 *
 * @param fileOrName - Path of a grammar file, or the name of a shipped grammar such as `json`.
 *
 * @example
 * ```ts
 * import { assert, property } from 'fast-check';
 * import { grammarWord } from 'coppice/fast-check';
 *
 * assert(property(grammarWord('json'), (text) => JSON.stringify(JSON.parse(text)) !== undefined));
 * ```
 */
export function grammarWord(fileOrName, options = {}) {
    return new WordArbitrary(loadGrammarSync(fileOrName, options.start), options);
}
class WordArbitrary extends Arbitrary {
    #grammar;
    #printer;
    #limits;
    constructor(grammar, { maxSize = defaultSize, maxDepth = defaultDepth }) {
        super();
        this.#grammar = grammar;
        this.#printer = new Printer(grammar);
        this.#limits = { maxSize, maxDepth };
    }
    generate(random) {
        const producer = randomProducer(this.#grammar, new Random(random.nextInt(0, largestSeed)), this.#limits);
        const tree = producer.next();
        if (tree === undefined)
            throw new Error(`the rule ${this.#grammar.start.name} has no word`);
        return this.#valueOf(tree);
    }
    canShrinkWithoutContext(value) {
        return typeof value === 'string' && this.#treeOf(value) !== undefined;
    }
    shrink(value, context) {
        const tree = context ?? this.#treeOf(value);
        if (tree === undefined)
            return Stream.nil();
        return new Stream(this.#smaller(tree, value));
    }
    /** The candidates of one pass, as if none of them kept the property: fast-check continues from those that do. */
    *#smaller(tree, value) {
        const steps = shrinkTree(tree, this.#grammar);
        for (let step = steps.next(); step.done !== true; step = steps.next(false)) {
            const smaller = this.#valueOf(step.value);
            if (smaller.value !== value)
                yield smaller;
        }
    }
    #valueOf(tree) {
        return new Value(this.#printer.print(tree).text, tree);
    }
    #treeOf(text) {
        const parsed = new Parser(this.#grammar).parse(text);
        return parsed.kind === 'parsed' ? parsed.tree() : undefined;
    }
}
