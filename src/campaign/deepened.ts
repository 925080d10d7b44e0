import { defaultInputs } from '../search/default-inputs.ts';
import { InputSpace } from '../search/input-space.ts';
import type { Campaign } from './campaign.ts';
import { hasExploredAll } from './limits.ts';
import { Monitor } from './monitor/monitor.ts';
import { knownInputs, openExplorers, strategyFor } from './prepare.ts';

/**
 * The campaign with values of recursive types that go one level deeper; undefined if there is more to do at the depth at
 * hand, if there is no deeper one, or if nobody asked for it and the last level brought no new path. What was found, counted
 * and covered so far stays; the search begins anew, since inputs have other numbers.
 */
export async function deepened(campaign: Campaign): Promise<Campaign | undefined> {
  const { options, budget, clock, paths, monitor, pathsBefore } = campaign;
  const { deeper } = options;
  if (deeper === undefined || budget.stopReason !== undefined || !hasExploredAll(campaign)) return undefined;
  if (!deeper.isAsked && pathsBefore === paths.count) return undefined;
  const next = deeper.read();
  if (next === undefined) return undefined;
  const { deeper: _, ...rest } = options;
  const deepOptions = { ...rest, ...next };
  const space = new InputSpace(next.domains);
  const defaults = defaultInputs(space);
  const explorers = await clock.exploring.attempt(() =>
    openExplorers(deepOptions, space, campaign.isolationOfNew, clock.exploring.signal),
  );
  if (explorers === undefined) return undefined;
  await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
  return {
    ...campaign,
    options: deepOptions,
    space,
    explorers,
    strategy: await strategyFor(deepOptions, space),
    seeds: defaults.inputs.map((value) => ({ value, origin: { kind: 'default' } as const })),
    restored: [],
    monitor: new Monitor(space, options.seed, monitor.counts()),
    known: knownInputs(),
    exploredDepth: options.described?.depth,
    pathsBefore: paths.count,
    obstacles: [
      ...campaign.obstacles.filter((obstacle) => obstacle !== 'shapes'),
      ...(defaults.coverAllShapes ? [] : ['shapes']),
    ],
  };
}
