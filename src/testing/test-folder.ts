import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { encodeInput } from '../execution/input/encoded-input.ts';
import type { RunInput } from '../execution/input/run-input.ts';
import { readFindings } from '../finding/read-findings.ts';
import { minimizedInput } from '../finding/minimized-input.ts';

/**
 * The folder of one test: the campaign of its last run, and the inputs that ever failed. Those run first in every later
 * run, until they are deleted.
 */
export class TestFolder {
  readonly #folder: string;

  constructor(out: string, name: string) {
    this.#folder = path.join(out, name.replaceAll(/[^\w.-]+/gu, '_'));
  }

  /** Where the campaign of this run goes. */
  get campaigns(): string {
    return path.join(this.#folder, 'last');
  }

  /** Undefined if no input has failed yet. */
  get regressions(): string | undefined {
    const folder = path.join(this.#folder, 'regressions');
    return existsSync(folder) ? folder : undefined;
  }

  /** Removes the campaign of the last run. Its findings were kept when it ended. */
  begin(): void {
    rmSync(this.campaigns, { recursive: true, force: true });
  }

  /** Keeps the inputs of the findings for later runs. */
  end(): void {
    if (!existsSync(this.campaigns)) return;
    const found = readdirSync(this.campaigns).flatMap((name) => readFindings(path.join(this.campaigns, name)));
    for (const { reported } of found) this.#keep(reported.id, minimizedInput(reported));
  }

  #keep(id: string, input: RunInput): void {
    const folder = path.join(this.#folder, 'regressions');
    mkdirSync(folder, { recursive: true });
    const { encoding, input: written } = encodeInput(input);
    if (input.kind === 'bytes') writeFileSync(path.join(folder, `${id}.bin`), input.bytes);
    else if (input.kind === 'text' && encoding === 'utf8') writeFileSync(path.join(folder, `${id}.txt`), input.text);
    else writeFileSync(path.join(folder, `${id}.${encoding}.json`), `${JSON.stringify(written)}\n`);
  }
}
