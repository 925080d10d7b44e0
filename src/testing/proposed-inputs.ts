import { type Arbitrary, constantFrom } from 'fast-check';

import { explore } from '../api/explore.ts';
import type { ExploreOptions } from '../api/explore-options.ts';
import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { readFindings } from '../finding/read-findings.ts';
import { minimizedInput } from '../finding/minimized-input.ts';
import { readCorpus } from '../suite/read-corpus.ts';

/**
 * Inputs that a campaign found, for properties of fast-check.
 *
 * @example
 * ```ts
 * const { arbitrary, examples }: ProposedInputs<[text: string]> = await proposedInputs('src/parse.ts#parse');
 * assert(property(arbitrary, ([text]) => text.length < 99), { examples });
 * ```
 */
export interface ProposedInputs<Arguments extends readonly unknown[]> {
  /** One of the inputs, as the list of arguments; it shrinks to smaller ones of them. */
  readonly arbitrary: Arbitrary<Arguments>;
  /** All of the inputs, in the form in which `assert` takes examples: with them, each is tried once. */
  readonly examples: [Arguments][];
}

const defaultRuns = 500;

/**
 * Explores a function, and returns the inputs that took new branches or failed: a property of fast-check that holds for
 * all of them was tried in every corner of the function that the engine reached.
 *
 * @example
 * ```ts
 * import { assert, property } from 'fast-check';
 * import { proposedInputs } from 'coppice/fast-check';
 *
 * const { arbitrary, examples } = await proposedInputs<[text: string]>('src/parse.ts#parse', { runs: 1000 });
 * assert(property(arbitrary, ([text]) => text.length < 99), { examples });
 * ```
 */
export async function proposedInputs<Arguments extends readonly unknown[] = readonly unknown[]>(
  target: string | URL,
  options: ExploreOptions = {},
): Promise<ProposedInputs<Arguments>> {
  const runs = options.runs ?? defaultRuns;
  const { folder } = await explore(target, { workers: 1, ...options, ...(options.time === undefined ? { runs } : {}) });
  const failed = readFindings(folder).map(({ reported }) => minimizedInput(reported));
  const inputs = [...readCorpus(folder), ...failed].toSorted((a, b) => sizeOf(a) - sizeOf(b)).map(argumentsOf);
  const typed = inputs as unknown as readonly Arguments[];
  return { arbitrary: constantFrom(...typed), examples: typed.map((input) => [input]) };
}

function sizeOf(input: RunInput): number {
  return JSON.stringify(encodeInput(input).input).length;
}

function argumentsOf(input: RunInput): readonly unknown[] {
  if (input.kind === 'text') return [input.text];
  return input.kind === 'bytes' ? [input.bytes] : input.args;
}
