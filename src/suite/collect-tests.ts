import { CoppiceError } from '../core/coppice-error.ts';
import { openTarget, type TargetOptions } from '../execution/open-target.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import type { Run } from '../execution/target.ts';
import { chooseRuns } from './choose-runs.ts';
import { isTypeScript } from '../instrument/typescript/source-language.ts';
import { isWritable } from './emit/call-source.ts';
import { nameOfRun } from './name-of-run.ts';
import { observeProgram, programStart, type ProgramEnd } from '../execution/process/observe-program.ts';
import type { ReplaySettings } from '../finding/replay-settings.ts';

/**
 * What a test expects: a value, the printed form of a value without source code, the class of an error, or the end of
 * a program.
 */
export type Expectation =
  | { readonly kind: 'value'; readonly source: string }
  | { readonly kind: 'printed'; readonly text: string }
  | { readonly kind: 'thrown'; readonly errorClass: string }
  | { readonly kind: 'ended'; readonly end: ProgramEnd };

export interface SuiteTest {
  readonly name: string;
  readonly input: RunInput;
  readonly expected: Expectation;
  /** True if the expectation is about the elements of the generator that the target returns. */
  readonly isGenerated: boolean;
}

export interface CollectedTests {
  readonly tests: readonly SuiteTest[];
  /** Number of inputs that failed, were not reproducible, or have no source code. */
  readonly leftOut: number;
}

interface Observed {
  readonly expected: Expectation;
  readonly isGenerated: boolean;
}

const longestPrinted = 2000;
const runsTypeScript = Boolean((process.features as { readonly typescript?: unknown }).typescript);

/** Chooses the fewest inputs that cover what all inputs cover, each with its result in the native build. */
export async function collectTests(inputs: readonly RunInput[], settings: ReplaySettings): Promise<CollectedTests> {
  const { file, exportName, execution } = settings;
  const options: TargetOptions = { ...execution, file, exportName, build: 'coverage', properties: [] };
  const target = await openTarget(options);
  const runs: Run[] = [];
  for await (const run of target.run(inputs.filter((input) => isWritable(input, execution)))) runs.push(run);
  const good = runs.filter(({ outcome }) => outcome.kind === 'returned' || outcome.kind === 'rejected');
  const chosen = chooseRuns(good);
  const names = chosen.map((run) => nameOfRun(run, target.siteTables));
  await target.close();
  const chosenInputs = chosen.map(({ run }) => run.input);
  const observed =
    execution.usage?.kind === 'program'
      ? await observePrograms(chosenInputs, settings)
      : await observe(chosenInputs, { ...options, build: 'native', printResults: true, writeResults: true });
  const tests = chosen.flatMap(({ run }, index) => {
    const seen = observed[index];
    return seen === undefined ? [] : [{ name: names[index]!, input: run.input, ...seen }];
  });
  return { tests: withDistinctNames(tests), leftOut: inputs.length - good.length + (chosen.length - tests.length) };
}

/** The expectation is undefined if a second run, in another order, has another outcome. */
async function observe(
  inputs: readonly RunInput[],
  options: TargetOptions,
): Promise<readonly (Observed | undefined)[]> {
  const target = await openTarget(options);
  const first = await runs(inputs);
  const second = (await runs(inputs.toReversed())).toReversed();
  await target.close();
  return first.map((run, index) =>
    JSON.stringify(run.outcome) === JSON.stringify(second[index]?.outcome) ? observedIn(run) : undefined,
  );

  async function runs(list: readonly RunInput[]): Promise<Run[]> {
    const all: Run[] = [];
    for await (const run of target.run(list)) all.push(run);
    return all;
  }
}

function observedIn({ outcome, isGenerated = false }: Run): Observed | undefined {
  if (outcome.kind === 'rejected')
    return { expected: { kind: 'thrown', errorClass: outcome.failure.errorClass }, isGenerated };
  if (outcome.kind !== 'returned') return undefined;
  const { source, result = '' } = outcome;
  if (source !== undefined) return { expected: { kind: 'value', source }, isGenerated };
  return result.length > longestPrinted ? undefined : { expected: { kind: 'printed', text: result }, isGenerated };
}

/** Runs each program twice, in processes of their own. */
async function observePrograms(
  inputs: readonly RunInput[],
  settings: ReplaySettings,
): Promise<readonly (Observed | undefined)[]> {
  if (isTypeScript(settings.file) && !runsTypeScript) {
    throw new CoppiceError('no-suite', `this version of Node does not run programs in TypeScript`, {
      hint: 'use Node 22.18 or later, or give the compiled JavaScript as the target',
    });
  }
  const observed: (Observed | undefined)[] = [];
  for (const input of inputs) {
    const start = programStart(input, settings.execution);
    const end = await observeProgram(start, settings.file, settings.execution);
    const again = await observeProgram(start, settings.file, settings.execution);
    const isSteady = end !== undefined && JSON.stringify(end) === JSON.stringify(again);
    observed.push(isSteady ? { expected: { kind: 'ended', end }, isGenerated: false } : undefined);
  }
  return observed;
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
