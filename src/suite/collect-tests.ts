import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { Outcome } from '../execution/outcome.ts';
import type { RunInput } from '../execution/run-input.ts';
import type { Run } from '../execution/target.ts';
import { chooseRuns } from './choose-runs.ts';
import { nameOfRun } from './name-of-run.ts';
import type { ReplaySettings } from './replay-settings.ts';

/** What a test expects: a value, the printed form of a value without source code, or the class of an error. */
export type Expectation =
  | { readonly kind: 'value'; readonly source: string }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'thrown'; readonly errorClass: string };

export interface SuiteTest {
  readonly name: string;
  readonly input: RunInput;
  readonly expected: Expectation;
}

export interface CollectedTests {
  readonly tests: readonly SuiteTest[];
  /** Number of inputs that failed or were not reproducible. */
  readonly leftOut: number;
}

const longestPrinted = 2000;

/** Chooses the fewest inputs that cover what all inputs cover, each with its result in the native build. */
export async function collectTests(inputs: readonly RunInput[], settings: ReplaySettings): Promise<CollectedTests> {
  const { file, exportName, execution } = settings;
  const options: TargetOptions = { ...execution, file, exportName, build: 'coverage', properties: [] };
  const target = await openTarget(options);
  const runs: Run[] = [];
  for await (const run of target.run(inputs)) runs.push(run);
  const good = runs.filter(({ outcome }) => outcome.kind === 'returned' || outcome.kind === 'rejected');
  const chosen = chooseRuns(good);
  const names = chosen.map((run) => nameOfRun(run, target.siteTables));
  await target.close();
  const expectations = await observe(
    chosen.map(({ run }) => run.input),
    { ...options, build: 'native', printResults: true, writeResults: true },
  );
  const tests = chosen.flatMap(({ run }, index) => {
    const expected = expectations[index];
    return expected === undefined ? [] : [{ name: names[index] as string, input: run.input, expected }];
  });
  return { tests: withDistinctNames(tests), leftOut: inputs.length - good.length + (chosen.length - tests.length) };
}

/** The expectation is undefined if a second run, in another order, has another outcome. */
async function observe(
  inputs: readonly RunInput[],
  options: TargetOptions,
): Promise<readonly (Expectation | undefined)[]> {
  const target = await openTarget(options);
  const first = await outcomes(inputs);
  const second = (await outcomes(inputs.toReversed())).toReversed();
  await target.close();
  return first.map((outcome, index) =>
    JSON.stringify(outcome) === JSON.stringify(second[index]) ? expectationOf(outcome) : undefined,
  );

  async function outcomes(list: readonly RunInput[]): Promise<Outcome[]> {
    const all: Outcome[] = [];
    for await (const { outcome } of target.run(list)) all.push(outcome);
    return all;
  }
}

function expectationOf(outcome: Outcome): Expectation | undefined {
  if (outcome.kind === 'rejected') return { kind: 'thrown', errorClass: outcome.failure.errorClass };
  if (outcome.kind !== 'returned') return undefined;
  const { source, result = '' } = outcome;
  if (source !== undefined) return { kind: 'value', source };
  return result.length > longestPrinted ? undefined : { kind: 'printed', text: result };
}

/** Some runners identify tests by name only. */
function withDistinctNames(tests: readonly SuiteTest[]): SuiteTest[] {
  const times = new Map<string, number>();
  return tests.map((test) => {
    const count = (times.get(test.name) ?? 0) + 1;
    times.set(test.name, count);
    return count === 1 ? test : { ...test, name: `${test.name} (${count})` };
  });
}
