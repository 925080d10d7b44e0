import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import { readCorpus } from '../../suite/read-corpus.ts';
import { behaviorsOf } from '../../suite/selection/behaviors.ts';
import { chooseRuns } from '../../suite/selection/choose-runs.ts';
import { shrinkRuns } from '../../suite/selection/shrink-runs.ts';
import type { Campaign } from '../campaign.ts';
import { nativeOptions } from '../judge/judge.ts';

/**
 * The fewest inputs that cover what the corpus covers and the given inputs do not, each as small as it gets in half of the
 * time that is left: a person reads them. All inputs of the corpus if there is no time to choose.
 */
export async function specInputs(campaign: Campaign, given: readonly RunInput[]): Promise<readonly RunInput[]> {
  const { options, engine, clock } = campaign;
  const corpus = readCorpus(campaign.folder.path).map((input) => campaign.space.withDomains(input));
  // The rest of the time is for running the inputs that were chosen.
  const shrinking = clock.current.within(clock.current.leftMs / 2);
  const chosen = await clock.current.attempt(async () => {
    const native = nativeOptions(options, clock.current.signal);
    const properties = (native.properties ?? []).filter(({ kind }) => kind === 'rejection');
    const target = await engine.openTarget({ ...native, build: 'coverage', properties, invariants: [] });
    try {
      const runs: Run[] = [];
      // The first run also covers what runs only once, and no other input could take its place.
      for await (const run of target.run([...corpus.slice(0, 1), ...given, ...corpus])) runs.push(run);
      const keysOf = behaviorsOf(target.siteTables);
      const shown = new Set(runs.slice(1, given.length + 1).flatMap(keysOf));
      const fresh = runs.slice(given.length + 1).filter(isDecidable);
      const shrunk = await shrinkRuns(chooseRuns(fresh, keysOf, shown), keysOf, target, shown, () => shrinking.isOver);
      return chooseRuns(shrunk, keysOf, shown).map(({ input }) => input);
    } finally {
      await target.close();
    }
  });
  return chosen ?? corpus;
}

function isDecidable({ outcome: { kind }, symbolic }: Run): boolean {
  return (kind === 'returned' || kind === 'rejected') && symbolic.length === 0;
}
