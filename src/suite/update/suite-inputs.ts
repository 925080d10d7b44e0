import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Visitor } from 'oxc-parser';

import { campaignFolders } from '../../finding/latest-campaign.ts';
import { decodeInput, encodeInput, type EncodedInput } from '../../execution/input/encoded-input.ts';
import type { RunInput } from '../../execution/input/run-input.ts';
import { parseProgram } from '../../instrument/typescript/front-end.ts';
import { readCorpus } from '../read-corpus.ts';
import { shortHash, type TestSource } from './written-tests.ts';

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

/**
 * Returns the text inputs that stand in a test file as literals, by key: the campaign that found them may be gone, or on
 * another machine. Other texts in the file are among them; no test has their keys.
 */
export function textsByKey({ text, path }: Pick<TestSource, 'text' | 'path'>): Map<string, RunInput> {
  const found = new Map<string, RunInput>();
  new Visitor({
    Literal({ value }) {
      if (typeof value !== 'string') return;
      const input: RunInput = { kind: 'text', text: value };
      found.set(keyOfInput(input), input);
    },
  }).visit(parseProgram(text, { fileName: path, sourceType: 'module' }));
  return found;
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
