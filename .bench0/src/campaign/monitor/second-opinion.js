import { inputId } from '../../execution/input/input.js';
import { keepCounts } from '../keep/keep.js';
import { claimsAll } from '../summarize/limits.js';
import { checkClaim } from './check-claim.js';
import { PathComparer } from './path-comparer.js';
import { literalsOfSources } from './literals-of-sources.js';
/** Number of suspected losses that are confirmed. */
const mostConfirmed = 8;
/**
 * After exploration: confirms suspected losses, and checks the claim that every feasible path was run if the campaign
 * would make it. Returns inputs on paths that exploration missed.
 */
export async function secondOpinion(campaign) {
    const { clock, monitor } = campaign;
    const contradictions = await clock.exploring.attempt(() => lookClosely(campaign, clock.exploring));
    if (contradictions === undefined)
        monitor.objections.add(clock.cutBy);
    keepCounts(campaign);
    return contradictions ?? [];
}
/** Confirms suspected losses for which there was no time before. */
export async function confirmLosses(campaign) {
    const { current } = campaign.clock;
    const comparer = new PathComparer(campaign, current.signal);
    await current.attempt(() => confirmSuspects(campaign, comparer));
    keepCounts(campaign);
    await comparer.close();
}
async function lookClosely(campaign, { signal }) {
    const { monitor, options, explorers } = campaign;
    const [explorer] = explorers;
    if (explorer === undefined)
        return [];
    const comparer = new PathComparer(campaign, signal);
    try {
        const lost = await confirmSuspects(campaign, comparer);
        if (!claimsAll(campaign))
            return lost;
        // With a grammar the claim is about its words; random inputs are not words of it.
        if (options.grammar !== undefined) {
            monitor.agreed = monitor.samples;
            return lost;
        }
        monitor.sampler.literals = await literalsOfSources(campaign);
        return [...lost, ...(await checkClaim(campaign, explorer, comparer))];
    }
    finally {
        await comparer.close();
    }
}
async function confirmSuspects({ monitor }, comparer) {
    const lost = [];
    for (const pair of monitor.takeSuspects().slice(0, mostConfirmed)) {
        const { recorded, other } = pair;
        const comparison = await comparer.compare(recorded, other);
        if (comparison.kind === 'unsteady')
            monitor.isUnsteady = true;
        if (comparison.kind !== 'parted')
            continue;
        monitor.losses.add(comparison.site, pair);
        lost.push({ value: other, origin: { kind: 'mutation', parent: inputId(recorded) } });
    }
    return lost;
}
