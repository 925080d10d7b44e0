import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import type { Derivation } from '../derivation.ts';
import type { TreePrinter } from './printer.ts';
import { type ResolvedTree, resolveTokens } from './resolve-tokens.ts';

/**
 * Applies `resolveTokens` if it repairs every misread token. Otherwise it keeps the tree: its texts were chosen for a
 * reason, and other texts would be misread as well.
 */
export function resolveFully(tree: Derivation, grammar: Grammar, printer: TreePrinter, random: Random): ResolvedTree {
  const resolved = resolveTokens(tree, grammar, printer, random);
  return resolved.misread.length === 0 ? resolved : { tree, ...printer.print(tree) };
}
