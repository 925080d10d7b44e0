import type { Random } from '../../core/random.ts';
import type { Grammar } from '../../grammar/grammar.ts';
import { expand } from '../production/expand.ts';
import type { ProductionLimits } from '../production/production-limits.ts';
import { randomChooser } from '../production/choices/random-chooser.ts';
import type { Edit, MutationSite } from './mutation-site.ts';

/** Replaces a random subtree by a newly generated one. */
export function regenerate(
  sites: readonly MutationSite[],
  grammar: Grammar,
  random: Random,
  limits: ProductionLimits,
): Edit | undefined {
  const candidates = sites.filter(({ tree }) => tree.node.kind !== 'seq' && tree.node.kind !== 'literal');
  if (candidates.length === 0) return undefined;
  const { index, tree } = random.pick(candidates);
  const fresh = expand(grammar, randomChooser(random), limits, tree.node);
  return fresh === undefined ? undefined : new Map([[index, fresh]]);
}
