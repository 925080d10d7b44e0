import type { Campaign } from '../campaign.ts';
import { hasExploredAll } from '../summarize/limits.ts';
import { enlarged } from './enlarged.ts';

/**
 * Returns the campaign with values of recursive types one level deeper. Returns undefined if the current depth is not
 * explored completely, if there is no deeper level, or if the user did not request it and the last level brought no
 * new path.
 */
export async function deepened(campaign: Campaign): Promise<Campaign | undefined> {
  const { options, budget, paths, pathsBefore } = campaign;
  const { deeper } = options;
  if (deeper === undefined || budget.stopReason !== undefined || !hasExploredAll(campaign)) return undefined;
  if (!deeper.isAsked && pathsBefore === paths.count) return undefined;
  const next = deeper.read();
  if (next === undefined) return undefined;
  const larger = await enlarged(campaign, next, []);
  return larger && { ...larger, exploredDepth: options.described?.depth };
}
