import fs from 'node:fs';

import { byteLength, steady, steadyBytes } from '../../instrument/hooks/wire-format.ts';
import type { FinalMessage } from '../process/protocol.ts';

const { writeSync } = fs;
const { stringify } = JSON;
const { from: bufferFrom } = Buffer;

/** Offset of the final message in the marker file; the number of the run is at its start. */
export const finalMessageOffset = 8;

/** Writes the number of each run to a file before it starts, because the process may die during the run. */
export class RunMarker {
  readonly #descriptor: number;
  readonly #number = steadyBytes(4);
  #run = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  startRun(): void {
    this.#run++;
    for (let i = 0; i < 4; i++) this.#number[i] = this.#run >>> (8 * i);
    writeSync(this.#descriptor, this.#number, 0, 4, 0);
  }

  leave(message: FinalMessage): void {
    const text = steady(bufferFrom(stringify(message)));
    writeSync(this.#descriptor, text, 0, byteLength(text), finalMessageOffset);
  }
}
