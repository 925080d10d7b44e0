import { dirname } from 'node:path';

import type { RunInput } from '../../execution/input/run-input.ts';
import { openTarget } from '../../execution/open-target.ts';
import type { ResultSource } from '../../execution/subject/source-of.ts';
import type { Run } from '../../execution/target.ts';
import type { ReplaySettings } from '../../finding/replay-settings.ts';
import { closeNumbers } from './close-numbers.ts';
import type { Expectation, Observed } from './expectation.ts';
import { isLong, readableText } from './long-result.ts';
import { messagePattern } from './message-pattern.ts';

const longestPrinted = 50_000;
/** Columns of printed results. */
export const printWidth = 80;

/** Runs inputs natively. What is observed is undefined if a second run, in another order, has another outcome. */
export async function observeRuns(
  inputs: readonly RunInput[],
  { file, exportName, execution }: ReplaySettings,
): Promise<readonly (Observed | undefined)[]> {
  const target = await openTarget({
    ...execution,
    file,
    exportName,
    build: 'native',
    properties: [],
    printResults: true,
    printWidth,
    writeResults: true,
  });
  const first = await runs(inputs);
  const second = (await runs(inputs.toReversed())).toReversed();
  await target.close();
  const folders = [process.cwd(), dirname(file)];
  return first.map((run, index) => {
    const again = second[index];
    const seen = observedIn(run, folders);
    const isSteady = again !== undefined && JSON.stringify(seen) === JSON.stringify(observedIn(again, folders));
    return isSteady ? seen : undefined;
  });

  async function runs(list: readonly RunInput[]): Promise<Run[]> {
    const all: Run[] = [];
    for await (const run of target.run(list)) all.push(run);
    return all;
  }
}

function observedIn(run: Run, folders: readonly string[]): Observed | undefined {
  const { outcome, isGenerated = false, isAwaited = false } = run;
  const expected = expectedIn(outcome, run.input, folders);
  return expected && { expected, isGenerated, isAwaited };
}

function expectedIn(outcome: Run['outcome'], input: RunInput, folders: readonly string[]): Expectation | undefined {
  if (outcome.kind === 'rejected') {
    const { errorClass, errorName: name = errorClass, message } = outcome.failure;
    return { kind: 'thrown', error: { errorClass, name, text: message, message: messagePattern(message, folders) } };
  }
  if (outcome.kind !== 'returned') return undefined;
  const { source, result = '' } = outcome;
  if (source !== undefined) return expectedValue(source, result, input);
  return result.length > longestPrinted ? undefined : { kind: 'printed', text: result };
}

function expectedValue({ text: source, isExact }: ResultSource, printed: string, input: RunInput): Expectation {
  const close = closeNumbers(source, input);
  if (close.length > 0) return { kind: 'value', source, isExact, close };
  if (!isLong(source)) return { kind: 'value', source, isExact };
  const text = readableText(source);
  return { kind: 'recorded', source, text: text ?? printed, isText: text !== undefined };
}
