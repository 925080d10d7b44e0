import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import type { TreePrinter } from './printer.ts';
import { type SettledTree, settleTokens } from './settle-tokens.ts';

/**
 * `settleTokens` where that mends everything. Otherwise the tree stays as it is: whoever made it chose its texts for a
 * reason, and other texts would be misread as well.
 */
export function settleFully(tree: Derivation, grammar: Grammar, printer: TreePrinter, random: Random): SettledTree {
  const settled = settleTokens(tree, grammar, printer, random);
  return settled.misread.length === 0 ? settled : { tree, ...printer.print(tree) };
}
