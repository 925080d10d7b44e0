import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { campaignFolders } from '../../finding/latest-campaign.ts';
import { decodeInput, encodeInput, type EncodedInput } from '../../execution/input/encoded-input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { readCorpus } from '../read-corpus.ts';
import { shortHash } from './written-tests.ts';

const name = 'suite-inputs.json';

/** Stands for an input in a test file. */
export function keyOfInput(input: RunInput): string {
  return shortHash(JSON.stringify(encodeInput(input)));
}

/** Returns the inputs of all campaigns beside a campaign, and of the tests made of them, by key. */
export function inputsByKey(campaign: string): Map<string, RunInput> {
  const known = new Map<string, RunInput>();
  for (const folder of new Set([campaign, ...campaignFolders(dirname(campaign))])) {
    for (const input of [...readCorpus(folder), ...writtenInputs(folder)]) known.set(keyOfInput(input), input);
  }
  return known;
}

/** Keeps the inputs of tests in the folder of the campaign: they may be smaller than those of the corpus. */
export function keepInputs(campaign: string, inputs: readonly RunInput[]): void {
  const all = new Map([...writtenInputs(campaign), ...inputs].map((input) => [keyOfInput(input), encodeInput(input)]));
  writeFileSync(join(campaign, name), `${JSON.stringify([...all.values()], undefined, 1)}\n`);
}

function writtenInputs(campaign: string): RunInput[] {
  const file = join(campaign, name);
  if (!existsSync(file)) return [];
  return (JSON.parse(readFileSync(file, 'utf8')) as EncodedInput[]).map((encoded) => decodeInput(encoded));
}
