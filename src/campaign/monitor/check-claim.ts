import { shapedInputId, type Input } from '../../execution/input/input.ts';
import { nativePathOf } from '../../execution/outcome/native-paths.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { domainBits } from '../../search/inputs/domain-bits.ts';
import type { Explorer } from '../../engine/explorer.ts';
import { isCostly } from '../../execution/outcome/outcome.ts';
import type { Campaign } from '../campaign.ts';
import { contradict } from './contradict.ts';
import type { PathComparer } from './path-comparer.ts';

const batchSize = 128;
const samplesPerBit = 16;
const fewestSamples = 64;
const mostSamplesForBits = 1024;
const samplesPerPath = 4;
const mostSamples = 4096;
/** In small spaces some inputs are drawn several times before the last one is. */
const drawsPerSample = 20;
/** This many contradictions are enough to withdraw the claim. */
const mostContradictions = 8;
/** Time limit if the clock may influence results; otherwise `patientMs` limits only extremely slow subjects. */
const longestMs = 2000;
const patientMs = 30_000;

/**
 * Checks the claim that every feasible path was run: draws random inputs of the whole space, each of which must take
 * the native path of a recorded run. Returns the inputs that do not.
 */
export async function checkClaim(
  campaign: Campaign,
  explorer: Explorer,
  comparer: PathComparer,
): Promise<readonly Input[]> {
  const { monitor } = campaign;
  const { clock } = campaign;
  const deadline = clock.current.within(clock.decides ? longestMs : patientMs);
  const paths = await recordedPaths(campaign, explorer);
  const seen = new Set(monitor.recorded.map(shapedInputId));
  const { size, wanted } = samplesWanted(campaign);
  const contradictions: Input[] = [];
  let agreed = 0;
  let draws = wanted * drawsPerSample;
  while (agreed < wanted && seen.size < size && draws > 0 && contradictions.length < mostContradictions) {
    if (deadline.isOver) {
      monitor.objections.add(clock.cutBy);
      break;
    }
    const batch = fresh(campaign, Math.min(batchSize, wanted - agreed), seen);
    draws -= batch.drawn;
    const runs = await explorer.run(batch.inputs);
    monitor.samples += runs.length;
    for (const run of runs) {
      if (run.outcome.kind === 'assumption') continue;
      const path = nativePathOf(run) ?? run.outcome.kind;
      const contradiction = paths.has(path) ? undefined : await contradict(campaign, explorer, comparer, run);
      paths.add(path);
      if (contradiction === undefined) agreed++;
      else contradictions.push(contradiction);
    }
    if (runs.some(({ outcome }) => isCostly(outcome.kind))) break;
    if (runs.length === batch.inputs.length || deadline.isOver) continue;
    monitor.objections.add('unexplored');
    break;
  }
  monitor.agreed = agreed;
  return contradictions;
}

/** Larger spaces and more paths need more samples. */
function samplesWanted({ space, monitor }: Campaign): { readonly size: number; readonly wanted: number } {
  const bits = space.domains.reduce((sum, domain) => sum + domainBits(domain), 0);
  const forBits = Math.min(mostSamplesForBits, Math.max(fewestSamples, samplesPerBit * bits));
  const forPaths = samplesPerPath * monitor.recorded.length;
  const wanted = Math.ceil(Math.min(mostSamples, forBits + forPaths));
  // After the claim was withdrawn, further samples only serve to find more paths.
  return { size: 2 ** bits, wanted: monitor.losses.size > 0 ? Math.ceil(wanted / 4) : wanted };
}

/** Returns the native paths of all recorded runs. Without rewritten code there are no paths to compare. */
async function recordedPaths({ monitor }: Campaign, explorer: Explorer): Promise<Set<string>> {
  const paths = new Set<string>();
  const { recorded } = monitor;
  let isEntered = false;
  for (let start = 0; start < recorded.length; start += batchSize) {
    const batch = recorded.slice(start, start + batchSize);
    // The first run of a process also reports the coverage of loading.
    const [, ...runs] = await explorer.run([batch[0]!, ...batch]);
    for (const run of runs) {
      paths.add(nativePathOf(run) ?? run.outcome.kind);
      isEntered ||= run.isEntered === true;
    }
  }
  if (!isEntered) monitor.objections.add('uninstrumented');
  return paths;
}

function fresh(
  { monitor: { sampler, recorded } }: Campaign,
  count: number,
  seen: Set<string>,
): { readonly inputs: readonly RunInput[]; readonly drawn: number } {
  const inputs: RunInput[] = [];
  let drawn = 0;
  for (; inputs.length < count && drawn < count * drawsPerSample; drawn++) {
    const input = sampler.next(recorded);
    const id = shapedInputId(input);
    if (seen.has(id)) continue;
    seen.add(id);
    inputs.push(input);
  }
  return { inputs, drawn };
}
