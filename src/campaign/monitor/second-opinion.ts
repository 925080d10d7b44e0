import type { Deadline } from '../../core/deadline.ts';
import { inputId, type Input } from '../../execution/input.ts';
import type { Campaign } from '../campaign.ts';
import { keepCounts } from '../keep.ts';
import { claimsAll } from '../limits.ts';
import { checkClaim } from './check-claim.ts';
import { PathComparer } from './path-comparer.ts';
import { wordsOfSources } from './source-of-words.ts';

/** Pairs of one campaign that are looked at closely. */
const mostConfirmed = 8;

/**
 * After exploring: looks closely at what seemed lost on the way, and checks the claim that every feasible path was run, if
 * the campaign is about to make it. Answers inputs on paths that exploring has not come to.
 */
export async function secondOpinion(campaign: Campaign): Promise<readonly Input[]> {
  const { clock, monitor } = campaign;
  const contradictions = await clock.exploring.attempt(() => lookClosely(campaign, clock.exploring));
  if (contradictions === undefined) monitor.objections.add(clock.cutBy);
  keepCounts(campaign);
  return contradictions ?? [];
}

/** Looks closely at what seemed lost on the way, if there was no time for that before. */
export async function confirmLosses(campaign: Campaign): Promise<void> {
  const { clock, options } = campaign;
  const { current } = clock;
  const comparer = new PathComparer(options, current.signal);
  await current.attempt(() => confirmSuspects(campaign, comparer));
  keepCounts(campaign);
  await comparer.close();
}

async function lookClosely(campaign: Campaign, { signal }: Deadline): Promise<readonly Input[]> {
  const { monitor, options, explorers } = campaign;
  const [explorer] = explorers;
  if (explorer === undefined) return [];
  const comparer = new PathComparer(options, signal);
  try {
    const lost = await confirmSuspects(campaign, comparer);
    if (!claimsAll(campaign)) return lost;
    // The claim is then about words of the grammar, and inputs drawn at random are none.
    if (options.grammar !== undefined) {
      monitor.agreed = monitor.samples;
      return lost;
    }
    monitor.sampler.words = await wordsOfSources(campaign);
    return [...lost, ...(await checkClaim(campaign, explorer, comparer))];
  } finally {
    await comparer.close();
  }
}

async function confirmSuspects({ monitor }: Campaign, comparer: PathComparer): Promise<readonly Input[]> {
  const lost: Input[] = [];
  for (const pair of monitor.takeSuspects().slice(0, mostConfirmed)) {
    const { recorded, other } = pair;
    const comparison = await comparer.compare(recorded, other);
    if (comparison.kind === 'unsteady') monitor.isUnsteady = true;
    if (comparison.kind !== 'parted') continue;
    monitor.losses.add(comparison.site, pair);
    lost.push({ value: other, origin: { kind: 'mutation', parent: inputId(recorded) } });
  }
  return lost;
}
