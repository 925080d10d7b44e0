import { defaultInputs } from '../../search/inputs/default-inputs.ts';
import { InputSpace } from '../../engine/input-space.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Campaign } from '../campaign.ts';
import { Monitor } from '../monitor/monitor.ts';
import type { LargerInputs } from '../prepare/campaign-options.ts';
import { knownInputs, openExplorers, strategyFor } from '../prepare/prepare.ts';

/**
 * Returns the campaign with larger inputs, which begins with the simplest ones and `first`; undefined if there is no
 * time for it. Findings, counts and coverage are kept; the search starts anew, because inputs have other numbers.
 */
export async function enlarged(
  campaign: Campaign,
  next: LargerInputs,
  first: readonly RunInput[],
): Promise<Campaign | undefined> {
  const { options, clock, paths, monitor, beyond } = campaign;
  const { deeper: _, longer: _other, ...rest } = options;
  const largerOptions = { ...rest, ...next };
  const space = new InputSpace(next.domains);
  const defaults = defaultInputs(space);
  const restored = beyond.map(({ value, origin }) => ({ value: space.withDomains(value), origin }));
  const explorers = await clock.exploring.attempt(() => openExplorers(largerOptions, { ...campaign, space }));
  if (explorers === undefined) return undefined;
  await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
  return {
    ...campaign,
    options: largerOptions,
    space,
    explorers,
    strategy: await strategyFor(largerOptions, space),
    seeds: [
      ...defaults.inputs.map((value) => ({ value, origin: { kind: 'default' } as const })),
      ...first.map((value) => ({ value, origin: { kind: 'random' } as const })),
      ...restored.filter(({ value }) => space.holds(value)),
    ],
    restored: [],
    beyond: restored.filter(({ value }) => !space.holds(value)),
    monitor: new Monitor(space, options.seed, monitor.counts()),
    known: knownInputs(),
    pathsBefore: paths.count,
    obstacles: [
      ...campaign.obstacles.filter((obstacle) => obstacle !== 'shapes'),
      ...(defaults.coverAllShapes ? [] : ['shapes']),
    ],
  };
}
