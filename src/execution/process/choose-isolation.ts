import { CoppiceError } from '../../core/coppice-error.ts';
import type { Deadline } from '../../core/deadline.ts';
import type { Isolation } from './isolation.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { CoverageReport } from './protocol.ts';
import type { RunInput } from '../input/run-input.ts';
import type { Run, Target } from '../target.ts';

export interface ChosenIsolation {
  readonly isolation: Isolation;
  /** False if time was up before it was found out: then nothing is isolated. */
  readonly isFoundOut: boolean;
  /** False if even processes of their own run the same input differently: the subject draws on time or chance. */
  readonly isDeterministic: boolean;
  /** Of inputs that have not been run before: a memory of inputs does not concern those. */
  readonly ofNewInputs: Isolation;
}

/** Each takes all the time or memory it is given. */
const mostCostly = 2;

/** What holds unless the contrary is shown. */
const undecided: ChosenIsolation = {
  isolation: 'none',
  isFoundOut: false,
  isDeterministic: true,
  ofNewInputs: 'none',
};

/**
 * The cheapest isolation under which running an input again shows the same. What is only different the first time, as
 * with tables built on first use, is no reason to isolate: it would cost every run their building. A memory of every input
 * is one: its runs would be about what ran before. Inputs that hang or use up memory are not compared. `deadline` is for
 * loading and runs together.
 */
export async function chooseIsolation(
  open: (isolation: Isolation, signal: AbortSignal) => Promise<Target>,
  inputs: readonly RunInput[],
  deadline: Deadline,
): Promise<ChosenIsolation> {
  return (await deadline.attempt(() => compare((isolation) => open(isolation, deadline.signal), inputs))) ?? undecided;
}

async function compare(
  open: (isolation: Isolation) => Promise<Target>,
  given: readonly RunInput[],
): Promise<ChosenIsolation> {
  let inputs = given;
  let together: readonly string[] | undefined;
  for (const isolation of ['none', 'modules', 'process'] as const) {
    const target = await open(isolation);
    try {
      const runs = await harmlessRuns(target, inputs);
      inputs = runs.map(({ input }) => input);
      const first = runs.map(traceOf);
      together ??= first;
      if (!(await repeats(target, inputs, first))) continue;
      const ofNewInputs = isSame(together, first) ? 'none' : isolation;
      return { isolation, isFoundOut: true, isDeterministic: true, ofNewInputs };
    } catch (error) {
      // Modules that cannot be loaded twice are given processes.
      if (!(error instanceof CoppiceError && error.code === 'not-reloadable')) throw error;
    } finally {
      await target.close();
    }
  }
  return { isolation: 'none', isFoundOut: true, isDeterministic: false, ofNewInputs: 'none' };
}

async function harmlessRuns(target: Target, inputs: readonly RunInput[]): Promise<readonly Run[]> {
  const harmless: Run[] = [];
  let costly = 0;
  for await (const run of target.run(inputs)) {
    const { kind } = run.outcome;
    if (kind !== 'hung' && kind !== 'memory') harmless.push(run);
    else if (++costly === mostCostly) break;
  }
  return harmless;
}

async function repeats(target: Target, inputs: readonly RunInput[], first: readonly string[]): Promise<boolean> {
  const second = await traces(target, inputs);
  if (isSame(first, second)) return true;
  if (remembersInputs(first, second)) return false;
  // In other orders, so that what each run finds is not what it found before.
  const backwards = await traces(target, inputs.toReversed());
  if (!isSame(second, backwards.toReversed())) return false;
  const shifted = await traces(target, [...inputs.slice(1), ...inputs.slice(0, 1)]);
  return isSame(second, [...shifted.slice(-1), ...shifted.slice(0, -1)]);
}

/** What is built on first use is there when the second input runs; but here each input does something the first time. */
function remembersInputs(first: readonly string[], second: readonly string[]): boolean {
  const later = first.slice(1);
  return later.length > 1 && later.every((trace, i) => trace !== second[i + 1]);
}

async function traces(target: Target, inputs: readonly RunInput[]): Promise<string[]> {
  const all: string[] = [];
  for await (const run of target.run(inputs)) all.push(traceOf(run));
  return all;
}

function traceOf({ outcome, coverage }: Run): string {
  return `${outcomeText(outcome)} ${coverageText(coverage)}`;
}

function outcomeText(outcome: Outcome): string {
  return 'failure' in outcome ? `${outcome.kind} ${outcome.failure.errorClass}` : outcome.kind;
}

function coverageText(report: CoverageReport): string {
  const files = report.map(({ contentHash, counters }) => `${contentHash}:${counters.join(',')}`);
  return files.sort().join(';');
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.every((text, index) => text === b[index]);
}
