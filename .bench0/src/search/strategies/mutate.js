import { TreeMutator } from '../../derivation/mutation/tree-mutator.js';
import { Parser } from '../../derivation/parse/parser.js';
import { Printer } from '../../derivation/print/printer.js';
import { resolveTokens } from '../../derivation/print/resolve-tokens.js';
import { inputId } from '../../execution/input/input.js';
import { isCostly } from '../../execution/outcome/outcome.js';
import { neverDone } from '../strategy.js';
const inputsPerTask = 64;
/** Half of the parents are chosen from the latest `recentParents`. */
const recentParents = 12;
const mostParents = 1024;
const mostChanges = 4;
/** Limit of work for parsing one text; texts beyond it are not used. */
const parsingWork = 200_000;
/** Mutates the derivation trees of inputs that brought new coverage; every result is a word of the grammar. */
export class MutateStrategy {
    #target;
    #random;
    #workshops;
    #parents = [];
    #made = new WeakMap();
    constructor(target, random) {
        this.#target = target;
        this.#random = random;
        this.#workshops = target.grammars.map((grammar) => ({
            grammar,
            mutator: new TreeMutator(grammar, random),
            printer: new Printer(grammar),
            parser: new Parser(grammar),
        }));
    }
    next() {
        if (this.#parents.length === 0)
            return undefined;
        return { kind: 'run', inputs: Array.from({ length: inputsPerTask }, () => this.#mutant()) };
    }
    ran({ input, gain, outcome }) {
        const made = this.#made.get(input);
        this.#made.delete(input);
        if (isCostly(outcome) || (gain === 0 && input.origin.kind !== 'seed'))
            return;
        const parent = made ?? this.#parsed(input);
        if (parent === undefined)
            return;
        if (this.#parents.length >= mostParents)
            this.#parents.splice(this.#random.int(mostParents / 2), 1);
        this.#parents.push(parent);
    }
    status() {
        return neverDone;
    }
    /** Returns undefined if one of the texts is not a word of its grammar. */
    #parsed({ value }) {
        const words = this.#target.wordsOf(value);
        const trees = [];
        for (const [i, { parser }] of this.#workshops.entries()) {
            const result = parser.parse(words[i] ?? '', { maxWork: parsingWork });
            if (result.kind !== 'parsed')
                return undefined;
            trees.push(result.tree());
        }
        return { id: inputId(value), trees, rest: this.#target.restOf(value) };
    }
    #mutant() {
        const parent = this.#pickParent();
        const place = this.#random.int(this.#workshops.length);
        const { grammar, printer, mutator } = this.#workshops[place];
        const lender = this.#random.pick(this.#parents).trees[place];
        let tree = parent.trees[place];
        for (let changes = 1 + this.#random.int(mostChanges); changes > 0; changes--) {
            tree = mutator.mutate(tree, [lender]) ?? tree;
        }
        const resolved = resolveTokens(tree, grammar, printer, this.#random);
        const trees = parent.trees.with(place, resolved.tree);
        const words = trees.map((other, i) => i === place ? resolved.text : this.#workshops[i].printer.print(other).text);
        const value = this.#target.ofWords(words, parent.rest);
        const input = { value, origin: { kind: 'mutation', parent: parent.id } };
        this.#made.set(input, { id: inputId(value), trees, rest: parent.rest });
        return input;
    }
    #pickParent() {
        const recent = this.#random.chance(0.5) ? this.#parents.slice(-recentParents) : this.#parents;
        return this.#random.pick(recent);
    }
}
