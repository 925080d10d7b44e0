import type { Domain } from '../../constraint/domains/domain.ts';
import { Random } from '../../core/random.ts';
import type { InputSpace } from '../../engine/input-space.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { isCostly } from '../../execution/outcome/outcome.ts';
import type { Campaign } from '../campaign.ts';
import { literalsOfSources } from './literals-of-sources.ts';
import { lengthenedValue } from './lengthened-value.ts';

/** Longer inputs that are tried; half of them continue inputs that were recorded. */
const tried = 128;
const batchSize = 32;
const mostFound = 4;

/**
 * Draws inputs of this larger space, with lengths that the source mentions and others, and returns those that cover
 * what no run of the campaign covered.
 */
export async function reachingFurther(campaign: Campaign, larger: InputSpace): Promise<readonly RunInput[]> {
  const { monitor, coverage, explorers, space, options } = campaign;
  const [explorer] = explorers;
  if (explorer === undefined) return [];
  const random = new Random(`${options.seed}/longer`);
  const literals = await literalsOfSources(campaign);
  const all: Domain = { kind: 'tuple', elements: larger.domains };
  const { recorded } = monitor;
  const draw = (): RunInput => {
    const from = recorded.length > 0 && random.chance(0.5) ? random.pick(recorded) : monitor.sampler.any();
    return larger.inputOf(lengthenedValue(all, space.argumentsOf(from), literals, random) as readonly unknown[]);
  };
  const found: RunInput[] = [];
  for (let done = 0; done < tried && found.length < mostFound; done += batchSize) {
    const inputs = Array.from({ length: batchSize }, draw);
    const runs = await explorer.run(inputs);
    monitor.samples += runs.length;
    found.push(...runs.filter((run) => coverage.wouldGain(run.coverage)).map(({ input }) => larger.withDomains(input)));
    if (runs.length < inputs.length || runs.some(({ outcome }) => isCostly(outcome.kind))) break;
  }
  return found.slice(0, mostFound);
}
