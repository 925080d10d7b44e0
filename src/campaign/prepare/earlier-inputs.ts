import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { CoppiceError } from '../../core/coppice-error.ts';
import type { InputSpace } from '../../engine/input-space.ts';
import { decodeInput } from '../../execution/input/encoded-input.ts';
import type { Input } from '../../execution/input/input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { minimizedInput } from '../../finding/minimized-input.ts';
import { readFindings } from '../../finding/read-findings.ts';
import { readJournal } from '../keep/read-journal.ts';

/** Returns the inputs of the findings of an earlier campaign, and then those of its corpus. */
export function earlierInputs(folder: string): readonly Input[] {
  const failed = readFindings(folder).map(({ reported }): Input => ({
    value: minimizedInput(reported),
    origin: { kind: 'seed', file: `the finding ${reported.id}` },
  }));
  return [...failed, ...corpusOf(folder)];
}

/** Returns the inputs that the target takes: it may have changed since they were found. */
export function fittingInputs(inputs: readonly Input[], space: InputSpace): readonly Input[] {
  return inputs
    .filter(({ value }) => fits(value, space))
    .map(({ value, origin }) => ({ value: space.withDomains(value), origin }));
}

function corpusOf(folder: string): readonly Input[] {
  const file = path.join(folder, 'campaign.jsonl');
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  try {
    // A campaign that was killed may have written a part of its last line.
    const entries = readJournal(file, text.slice(0, text.lastIndexOf('\n') + 1));
    return entries.flatMap((entry) =>
      entry.kind === 'kept'
        ? [{ value: decodeInput(entry), origin: { kind: 'seed', file: `the corpus input ${entry.id}` } as const }]
        : [],
    );
  } catch (error) {
    if (error instanceof CoppiceError) return [];
    throw error;
  }
}

function fits(input: RunInput, space: InputSpace): boolean {
  const expected = space.inputOf(space.domains.map(() => undefined));
  if (input.kind !== expected.kind) return false;
  return input.kind !== 'args' || input.args.length === space.domains.length;
}
