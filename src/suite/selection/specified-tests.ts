import type { RunInput } from '../../execution/input/run-input.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { Run } from '../../execution/target.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { resultText } from '../../spec/result-text.ts';
import { isSameResult } from '../../spec/same-result.ts';
import type { SpecRow } from '../../spec/spec-row.ts';
import { isWritable } from '../emit/call-source.ts';
import type { SuiteTest } from './collect-tests.ts';
import { expectationOf } from './expectation-of-result.ts';
import type { Observed } from './expectation.ts';
import { observeRuns } from './observe-runs.ts';

/** A test of a row of a specification. */
interface SpecifiedTest {
  readonly test: SuiteTest;
  /** The result was corrected, and the target does not have the right one yet. */
  readonly isExpectedToFail: boolean;
}

export interface SpecifiedTests {
  readonly tests: readonly SpecifiedTest[];
  /** Rows that were decided on and cannot be tests, with the reason. */
  readonly leftOut: readonly { readonly line: number; readonly why: string }[];
}

/**
 * Returns a test for each row that was ticked or corrected, in the order of the rows. What a person decided is expected,
 * whatever the target does now.
 */
export async function specifiedTests(rows: readonly SpecRow[], settings: ReplaySettings): Promise<SpecifiedTests> {
  const tests: SpecifiedTest[] = [];
  const leftOut: { line: number; why: string }[] = [];
  const decided = rows.filter(({ decision }) => decision !== 'open' && decision !== 'rejected');
  const writable = decided.filter(({ input }) => isWritable(input, settings.execution));
  const inputs = writable.map(({ input }) => input);
  const results = await resultsOf(inputs, settings);
  const observed = await observeRuns(inputs, settings);
  for (const row of decided) {
    const index = writable.indexOf(row);
    if (index < 0) {
      leftOut.push({ line: row.line, why: 'a test cannot pass this input' });
      continue;
    }
    const found = testOf(row, results[index], observed[index]);
    if (found === undefined) leftOut.push({ line: row.line, why: unreadable });
    else tests.push(found);
  }
  return { tests, leftOut };
}

const unreadable = 'its result is no JavaScript value, or it is shortened in the table';

function testOf(row: SpecRow, result: string | undefined, observed: Observed | undefined): SpecifiedTest | undefined {
  const wanted = row.decision === 'ticked' ? row.observed : row.expected;
  const isObserved = result !== undefined && observed !== undefined && isSameResult(wanted, result);
  const isWhole = isObserved && !/^throws [\w$.]+$/u.test(wanted);
  // What was observed says more than the table: which properties are instances, and the whole of a long result.
  const expected = isWhole ? observed.expected : expectationOf(wanted);
  if (expected === undefined) return undefined;
  const { isGenerated = false, isAwaited = false } = observed ?? {};
  return {
    test: { input: row.input, expected, isGenerated, isAwaited, lines: [] },
    isExpectedToFail: row.decision === 'corrected' && !isObserved,
  };
}

/** The results as a specification shows them; undefined for inputs that fail. */
async function resultsOf(
  inputs: readonly RunInput[],
  { file, exportName, execution }: ReplaySettings,
): Promise<readonly (string | undefined)[]> {
  const target = await openTarget({
    ...execution,
    file,
    exportName,
    build: 'native',
    properties: (execution.properties ?? []).filter(({ kind }) => kind === 'rejection'),
    printResults: true,
    writeResults: true,
  });
  try {
    const runs: Run[] = [];
    for await (const run of target.run(inputs)) runs.push(run);
    return runs.map(({ outcome }) => resultText(outcome));
  } finally {
    await target.close();
  }
}
