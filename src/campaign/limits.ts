import type { Ending } from './budget.ts';
import type { Campaign } from './campaign.ts';

/** What keeps a campaign from being complete; empty if nothing does. */
export function limitsOf(campaign: Campaign, ending: Ending): readonly string[] {
  const { losses, isUnsteady, objections } = campaign.monitor;
  const standing = [
    ...explorationLimits(campaign),
    ...(losses.size > 0 ? ['lost'] : []),
    ...(isUnsteady ? ['nondeterminism'] : []),
    ...objections,
  ];
  // A budget that was spent stood in the way of nothing if there was nothing more to do.
  if (standing.length === 0) return [];
  return [...new Set([...(ending === 'exhausted' ? [] : [ending]), ...standing])];
}

/** Whether exploring would say that every feasible path was run, whatever a second opinion is. */
export function claimsAll(campaign: Campaign): boolean {
  return explorationLimits(campaign).length === 0;
}

function explorationLimits({ obstacles, budget, strategy }: Campaign): readonly string[] {
  return [...obstacles, ...strategy.standing().obstacles, ...(budget.skipped > 0 ? ['unexplored'] : [])];
}
