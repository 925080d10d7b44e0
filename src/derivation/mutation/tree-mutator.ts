import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import type { ProductionLimits } from '../production/production-limits.ts';
import { replaceAt } from '../replace-at.ts';
import { deleteIteration, duplicateIteration } from './iterations.ts';
import type { Edit, MutationSite } from './mutation-site.ts';
import { regenerate } from './regenerate.ts';
import { nestRecursion, unwrapRecursion } from './recursion.ts';
import { swapSiblings, splice } from './exchange.ts';
import { mutationSites } from './mutation-site.ts';

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
  readonly #grammar: Grammar;
  readonly #random: Random;
  readonly #limits: ProductionLimits;

  constructor(grammar: Grammar, random: Random, limits: ProductionLimits = { maxDepth: 12, maxSize: 60 }) {
    this.#grammar = grammar;
    this.#random = random;
    this.#limits = limits;
  }

  /**
   * Makes one change of a random kind at a random site. Splicing takes subtrees from `others`. Returns undefined if no
   * kind of change applies, because the tree has no alternatives.
   */
  mutate(tree: Derivation, others: readonly Derivation[] = []): Derivation | undefined {
    const sites = mutationSites(tree);
    for (const mutation of this.#random.shuffle([...this.#mutations(others)])) {
      const edits = mutation(sites);
      if (edits !== undefined && edits.size > 0) return replaceAt(tree, edits);
    }
    return undefined;
  }

  #mutations(others: readonly Derivation[]): readonly ((sites: readonly MutationSite[]) => Edit | undefined)[] {
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
