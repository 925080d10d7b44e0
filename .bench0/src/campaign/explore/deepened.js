import { defaultInputs } from '../../search/inputs/default-inputs.js';
import { InputSpace } from '../../engine/input-space.js';
import { hasExploredAll } from '../summarize/limits.js';
import { Monitor } from '../monitor/monitor.js';
import { knownInputs, openExplorers, strategyFor } from '../prepare/prepare.js';
/**
 * Returns the campaign with values of recursive types one level deeper. Returns undefined if the current depth is not
 * explored completely, if there is no deeper level, or if the user did not request it and the last level brought no
 * new path. Findings, counts and coverage are kept; the search starts anew, because inputs have other numbers.
 */
export async function deepened(campaign) {
    const { options, budget, clock, paths, monitor, pathsBefore } = campaign;
    const { deeper } = options;
    if (deeper === undefined || budget.stopReason !== undefined || !hasExploredAll(campaign))
        return undefined;
    if (!deeper.isAsked && pathsBefore === paths.count)
        return undefined;
    const next = deeper.read();
    if (next === undefined)
        return undefined;
    const { deeper: _, ...rest } = options;
    const deepOptions = { ...rest, ...next };
    const space = new InputSpace(next.domains);
    const defaults = defaultInputs(space);
    const explorers = await clock.exploring.attempt(() => openExplorers(deepOptions, { ...campaign, space }));
    if (explorers === undefined)
        return undefined;
    await Promise.all(campaign.explorers.map((explorer) => explorer.close()));
    return {
        ...campaign,
        options: deepOptions,
        space,
        explorers,
        strategy: await strategyFor(deepOptions, space),
        seeds: defaults.inputs.map((value) => ({ value, origin: { kind: 'default' } })),
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
