import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run, RunnableTarget } from '../../execution/target.ts';
import { minimize } from '../minimize.ts';
import { shrinkInput } from '../shrink-input.ts';

/** Upper limits of runs, for all inputs together and for one. */
const mostRuns = 6000;
const mostRunsOfOne = 300;

/**
 * Replaces each run by one with a smaller input that covers at least the same. Lists of arguments stay as they are: their
 * types are not known here, and a test must have values of these types.
 */
export async function shrinkRuns(
  chosen: readonly Run[],
  keysOf: (run: Run) => readonly string[],
  target: Pick<RunnableTarget, 'runOne'>,
): Promise<Run[]> {
  const limit = Math.min(mostRunsOfOne, Math.ceil(mostRuns / Math.max(1, chosen.length)));
  const shrunk: Run[] = [];
  for (const run of chosen) {
    if (run.input.kind === 'args') {
      shrunk.push(run);
      continue;
    }
    const wanted = keysOf(run);
    const runs = new Map<RunInput, Run>([[run.input, run]]);
    const keeps = async (candidate: RunInput): Promise<boolean> => {
      const tried = await target.runOne(candidate);
      const covered = new Set(keysOf(tried));
      const isKept = wanted.every((key) => covered.has(key));
      if (isKept) runs.set(candidate, tried);
      return isKept;
    };
    const { input } = await minimize(run.input, shrinkInput, keeps, { mostRuns: limit });
    shrunk.push(runs.get(input) ?? run);
  }
  return shrunk;
}
