/** Returns the reasons why a campaign is incomplete; empty if it is complete. */
export function campaignLimits(campaign, ending) {
    const { losses, isUnsteady, objections } = campaign.monitor;
    const status = [
        ...explorationLimits(campaign),
        ...((campaign.options.described?.leftOut.length ?? 0) > 0 ? ['inputs'] : []),
        ...(losses.size > 0 ? ['lost'] : []),
        ...(isUnsteady ? ['nondeterminism'] : []),
        ...objections,
    ];
    // If nothing was left to do, a spent budget is no reason.
    if (status.length === 0)
        return [];
    return [...new Set([...(ending === 'exhausted' ? [] : [ending]), ...status])];
}
/** Returns true if every feasible path within the current depth was run and nothing contradicts that. */
export function hasExploredAll(campaign) {
    return campaignLimits(campaign, 'exhausted').every((limit) => limit === 'inputs');
}
/** Returns true if exploration claims that every feasible path was run; the monitor may still contradict it. */
export function claimsAll(campaign) {
    return explorationLimits(campaign).length === 0;
}
function explorationLimits({ obstacles, budget, strategy }) {
    return [...obstacles, ...strategy.status().obstacles, ...(budget.skipped > 0 ? ['unexplored'] : [])];
}
