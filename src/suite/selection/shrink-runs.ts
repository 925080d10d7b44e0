import { isOfOutcome } from './behaviors.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run, RunnableTarget } from '../../execution/target.ts';
import { minimize } from '../minimize.ts';
import { shrinkInput } from '../shrink-input.ts';

/** Upper limits of runs, for all inputs together and for one. */
const mostRuns = 12_000;
const mostRunsOfOne = 800;

/**
 * Replaces each run by one with a smaller input that still covers what no other run covers, and ends in the same way.
 * What is `covered` already needs no run. Lists of arguments stay as they are: their types are not known here, and a
 * test must have values of these types. Once `isOver` returns true, the remaining runs stay as they are, too.
 */
export async function shrinkRuns(
  chosen: readonly Run[],
  keysOf: (run: Run) => readonly string[],
  target: Pick<RunnableTarget, 'runOne'>,
  covered: ReadonlySet<string> = new Set(),
  isOver: () => boolean = () => false,
): Promise<Run[]> {
  // Most inputs need few runs; what they leave is for the others, beyond the share that each is certain of.
  const share = Math.floor(mostRuns / 2 / Math.max(1, chosen.length));
  let left = mostRuns;
  const times = new Map<string, number>();
  const count = (run: Run, change: 1 | -1): void => {
    for (const key of keysOf(run)) times.set(key, (times.get(key) ?? 0) + change);
  };
  for (const run of chosen) count(run, 1);
  const shrunk: Run[] = [];
  for (const [index, run] of chosen.entries()) {
    count(run, -1);
    const limit = Math.min(mostRunsOfOne, left - share * (chosen.length - 1 - index));
    const kept = await shrunkRun(run, limit, (key) => !covered.has(key) && (times.get(key) ?? 0) === 0);
    count(kept, 1);
    shrunk.push(kept);
  }
  return shrunk;

  async function shrunkRun(run: Run, limit: number, isNeeded: (key: string) => boolean): Promise<Run> {
    if (run.input.kind === 'args') return run;
    const wanted = keysOf(run).filter((key) => isNeeded(key) || isOfOutcome(key));
    const runs = new Map<RunInput, Run>([[run.input, run]]);
    const keeps = async (candidate: RunInput): Promise<boolean> => {
      const tried = await target.runOne(candidate);
      const own = new Set(keysOf(tried));
      const isKept = wanted.every((key) => own.has(key));
      if (isKept) runs.set(candidate, tried);
      return isKept;
    };
    const { input, runs: tries } = await minimize(run.input, shrinkInput, keeps, { mostRuns: limit, isOver });
    left -= tries;
    return runs.get(input) ?? run;
  }
}
