import { openTarget, type TargetOptions } from '../../execution/open-target.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import type { Run } from '../../execution/target.ts';
import { compareInputs } from '../../oracle/compare-inputs.ts';
import { isWritable } from '../emit/call-source.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { behaviorsByOutcome, behaviorsOf, type Features } from './behaviors.ts';
import { chooseRuns } from './choose-runs.ts';
import type { Observed } from './expectation.ts';
import { linesCovered } from './covered-lines.ts';
import { observePrograms } from './observe-programs.ts';
import { observeRuns } from './observe-runs.ts';
import { shrinkRuns } from './shrink-runs.ts';

/** An input, and what the target does with it. */
export interface SuiteTest extends Observed {
  readonly input: RunInput;
  /** Places that no test before this one covers, as `file:line`. */
  readonly lines: readonly string[];
}

export interface CollectedTests {
  readonly tests: readonly SuiteTest[];
  /** Number of inputs that failed, were not reproducible, or have no source code. */
  readonly leftOut: number;
}

/** Inputs with a say of their own, besides those of the campaign. */
export interface DecidedInputs {
  /** Tests that stay. */
  readonly kept: readonly RunInput[];
  /** Tests that the user removed: what they cover is not tested again. */
  readonly removed: readonly RunInput[];
}

const nothingDecided: DecidedInputs = { kept: [], removed: [] };

/**
 * Chooses the fewest inputs that cover what all inputs cover, with every outcome that they have there, each with its result
 * in the native build: first the accepted inputs, then the rejected ones, smaller ones first.
 */
export async function collectTests(
  inputs: readonly RunInput[],
  settings: ReplaySettings,
  features: Features,
  { kept, removed }: DecidedInputs = nothingDecided,
): Promise<CollectedTests> {
  const { file, exportName, execution } = settings;
  const options: TargetOptions = { ...execution, file, exportName, build: 'coverage', properties: [] };
  const target = await openTarget(options);
  const runs: Run[] = [];
  const writable = inputs.filter((input) => isWritable(input, execution));
  const all = [...kept, ...removed, ...writable];
  // The first run also covers what runs only once, when modules load, and no other input could take its place.
  for await (const run of target.run([...all.slice(0, 1), ...all])) runs.push(run);
  runs.shift();
  const { siteTables } = target;
  const [keptRuns, removedRuns] = [runs.slice(0, kept.length), runs.slice(kept.length, kept.length + removed.length)];
  const good = runs.slice(kept.length + removed.length).filter(isGood);
  // Every campaign finds other outcomes of known branches. Tests that exist stay few: only what they do not cover is added.
  const isNew = kept.length + removed.length === 0;
  const keysOf = (isNew ? behaviorsByOutcome : behaviorsOf)(siteTables, features);
  const stay = keptRuns.filter(isGood);
  const decided = new Set([...stay, ...removedRuns].flatMap((run) => keysOf(run)));
  const known = new Set([...kept, ...removed].map((input) => JSON.stringify(input)));
  const candidates = good.filter(({ input }) => known.size === 0 || !known.has(JSON.stringify(input)));
  const shrunk = await shrinkRuns(chooseRuns(candidates, keysOf, decided), keysOf, target, decided);
  // A shrunk run may cover by chance what another one was chosen for.
  const fresh = chooseRuns(shrunk, keysOf, decided);
  await target.close();
  const chosen = [...stay, ...fresh.filter(({ input }) => !known.has(JSON.stringify(input)))];
  const chosenInputs = chosen.map(({ input }) => input);
  const observed =
    execution.usage?.kind === 'program'
      ? await observePrograms(chosenInputs, settings)
      : await observeRuns(chosenInputs, settings);
  const tests = chosen.flatMap((run, index) => {
    const seen = observed[index];
    return seen === undefined ? [] : [{ run, test: { input: run.input, ...seen, lines: [] } }];
  });
  tests.sort((a, b) => compareTests(a.test, b.test));
  const lines = linesCovered(
    tests.map(({ run }) => run),
    siteTables,
  );
  return {
    tests: tests.map(({ test }, index) => ({ ...test, lines: lines[index] ?? [] })),
    leftOut: inputs.length - good.length + (chosen.length - tests.length),
  };
}

/** Accepted inputs first, then rejected ones; smaller inputs first. */
function compareTests(a: Pick<SuiteTest, 'input' | 'expected'>, b: Pick<SuiteTest, 'input' | 'expected'>): number {
  return Number(a.expected.kind === 'thrown') - Number(b.expected.kind === 'thrown') || compareInputs(a.input, b.input);
}

function isGood({ outcome }: Run): boolean {
  return outcome.kind === 'returned' || outcome.kind === 'rejected';
}
