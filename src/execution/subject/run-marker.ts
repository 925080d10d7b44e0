import { writeSync } from 'node:fs';

import type { LastWords } from '../protocol.ts';

const { stringify } = JSON;
const { from: bufferFrom } = Buffer;

/** Where the last words start in the marker file; before them stands the number of the run. */
export const lastWordsOffset = 8;

/** Says in a file which run is about to start: the process may not live to say it later. */
export class RunMarker {
  readonly #descriptor: number;
  readonly #number = Buffer.alloc(4);
  #run = 0;

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  startRun(): void {
    this.#run++;
    this.#number.writeUInt32LE(this.#run, 0);
    writeSync(this.#descriptor, this.#number, 0, 4, 0);
  }

  leave(words: LastWords): void {
    const text = bufferFrom(stringify(words));
    writeSync(this.#descriptor, text, 0, text.length, lastWordsOffset);
  }
}
