import { CoppiceError } from '../../core/coppice-error.ts';
import type { Deadline } from '../../core/time/deadline.ts';
import type { Isolation } from './isolation.ts';
import type { Outcome } from '../outcome/outcome.ts';
import type { CoverageReport } from './protocol.ts';
import type { RunInput } from '../input/run-input.ts';
import type { Run, RunnableTarget } from '../target.ts';

export interface ChosenIsolation {
  readonly isolation: Isolation;
  /** False if the deadline passed before the comparison ended; the isolation is then `none`. */
  readonly isFoundOut: boolean;
  /**
   * False if the same input runs differently even in separate processes: the subject depends on time or random numbers.
   */
  readonly isDeterministic: boolean;
  /** The isolation for inputs that have not run before: a subject that only remembers inputs needs none for them. */
  readonly ofNewInputs: Isolation;
}

/** The comparison stops after this many runs that hang or exhaust the memory: each of them takes its whole limit. */
const mostCostly = 2;

/** The result if the deadline passes. */
const undecided: ChosenIsolation = {
  isolation: 'none',
  isFoundOut: false,
  isDeterministic: true,
  ofNewInputs: 'none',
};

/**
 * Finds the cheapest isolation under which a repeated input shows the same outcome and coverage. A difference in the
 * first run only, such as a table built on first use, needs no isolation, which would build the table again in every
 * run. A cache of every input needs it: the coverage of a run would depend on earlier runs. Inputs that hang or exhaust
 * the memory are not compared. `deadline` covers loading and runs together.
 */
export async function chooseIsolation(
  open: (isolation: Isolation, signal: AbortSignal) => Promise<RunnableTarget>,
  inputs: readonly RunInput[],
  deadline: Deadline,
): Promise<ChosenIsolation> {
  return (await deadline.attempt(() => compare((isolation) => open(isolation, deadline.signal), inputs))) ?? undecided;
}

async function compare(
  open: (isolation: Isolation) => Promise<RunnableTarget>,
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
      // Modules that cannot be loaded twice need separate processes.
      if (!(error instanceof CoppiceError && error.code === 'not-reloadable')) throw error;
    } finally {
      await target.close();
    }
  }
  return { isolation: 'none', isFoundOut: true, isDeterministic: false, ofNewInputs: 'none' };
}

async function harmlessRuns(target: RunnableTarget, inputs: readonly RunInput[]): Promise<readonly Run[]> {
  const harmless: Run[] = [];
  let costly = 0;
  for await (const run of target.run(inputs)) {
    const { kind } = run.outcome;
    if (kind !== 'hung' && kind !== 'memory') harmless.push(run);
    else if (++costly === mostCostly) break;
  }
  return harmless;
}

async function repeats(
  target: RunnableTarget,
  inputs: readonly RunInput[],
  first: readonly string[],
): Promise<boolean> {
  const second = await traces(target, inputs);
  if (isSame(first, second)) return true;
  if (remembersInputs(first, second)) return false;
  // Repeat in other orders, so that each run follows a different run than before.
  const backwards = await traces(target, inputs.toReversed());
  if (!isSame(second, backwards.toReversed())) return false;
  const shifted = await traces(target, [...inputs.slice(1), ...inputs.slice(0, 1)]);
  return isSame(second, [...shifted.slice(-1), ...shifted.slice(0, -1)]);
}

/**
 * True if every input but the first runs differently the second time: tables built on first use exist once the first
 * input has run, so the subject must be remembering inputs.
 */
function remembersInputs(first: readonly string[], second: readonly string[]): boolean {
  const later = first.slice(1);
  return later.length > 1 && later.every((trace, i) => trace !== second[i + 1]);
}

async function traces(target: RunnableTarget, inputs: readonly RunInput[]): Promise<string[]> {
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
