import { replaceAt } from '../replace-at.js';
import { deleteIteration, duplicateIteration } from './iterations.js';
import { regenerate } from './regenerate.js';
import { nestRecursion, unwrapRecursion } from './recursion.js';
import { swapSiblings, splice } from './exchange.js';
import { mutationSites } from './mutation-site.js';
/**
 * Changes derivations into other derivations of the same grammar; every result is in the language.
 *
 * @example
 * ```ts
 * const grammar = loadGrammarSync('json');
 * const result = new Parser(grammar).parse('[1, 2]');
 * if (result.kind === 'parsed') console.log(new TreeMutator(grammar, new Random(1)).mutate(result.tree(), []));
 * ```
 */
export class TreeMutator {
    #grammar;
    #random;
    #limits;
    constructor(grammar, random, limits = { maxDepth: 12, maxSize: 60 }) {
        this.#grammar = grammar;
        this.#random = random;
        this.#limits = limits;
    }
    /**
     * Makes one change of a random kind at a random site. Splicing takes subtrees from `others`. Returns undefined if no
     * kind of change applies, because the tree has no alternatives.
     */
    mutate(tree, others = []) {
        const sites = mutationSites(tree);
        for (const mutation of this.#random.shuffle([...this.#mutations(others)])) {
            const edits = mutation(sites);
            if (edits !== undefined && edits.size > 0)
                return replaceAt(tree, edits);
        }
        return undefined;
    }
    #mutations(others) {
        const grammar = this.#grammar;
        const random = this.#random;
        const limits = this.#limits;
        return [
            (sites) => regenerate(sites, grammar, random, limits),
            (sites) => deleteIteration(sites, random),
            (sites) => duplicateIteration(sites, random),
            (sites) => swapSiblings(sites, random),
            (sites) => splice(sites, others, random),
            (sites) => unwrapRecursion(sites, random),
            (sites) => nestRecursion(sites, random),
        ];
    }
}
