import { InputSpace } from '../../engine/input-space.ts';
import type { Campaign } from '../campaign.ts';
import { reachingFurther } from '../monitor/reaching-further.ts';
import { hasExploredAll } from '../summarize/limits.ts';
import { enlarged } from './enlarged.ts';

/**
 * Returns the campaign with longer texts, bytes and arrays. Returns undefined if the current lengths are not explored
 * completely, or if no longer input that was tried covers anything new: then a search among longer inputs would mostly
 * repeat loops. A claim is withdrawn if longer inputs reach further and would be too large to be explored.
 */
export async function lengthened(campaign: Campaign): Promise<Campaign | undefined> {
  const { options, budget, clock, monitor } = campaign;
  // Longer texts are seldom words of the grammar.
  if (options.grammar !== undefined || budget.stopReason !== undefined || !hasExploredAll(campaign)) return undefined;
  for (const { domains, read } of options.longer ?? []) {
    const space = new InputSpace(domains);
    const first = await clock.exploring.attempt(() => reachingFurther(campaign, space));
    if (first === undefined) monitor.objections.add(clock.cutBy);
    if (first === undefined) return undefined;
    if (first.length === 0 && !campaign.beyond.some(({ value }) => space.holds(value))) continue;
    const next = read();
    if (next !== undefined) return enlarged(campaign, next, first);
    monitor.objections.add('lengths');
    return undefined;
  }
  return undefined;
}
