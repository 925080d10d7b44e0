import { readSync, writeSync } from 'node:fs';

import { decode, framed } from './wire-format.ts';

/**
 * Length-prefixed messages over a blocking descriptor that the process inherited. Everything it needs was captured
 * before the subject loaded, and nothing here goes through methods that a subject may have replaced.
 */
export class SyncChannel {
  readonly #descriptor: number;
  readonly #header = Buffer.alloc(4);

  constructor(descriptor: number) {
    this.#descriptor = descriptor;
  }

  /** Undefined when the other side has gone. */
  receive(): unknown {
    if (!this.#fill(this.#header)) return undefined;
    const body = Buffer.allocUnsafeSlow(this.#header.readUInt32LE(0));
    return this.#fill(body) ? decode(body) : undefined;
  }

  send(message: unknown): void {
    this.#write(framed(message));
  }

  #fill(buffer: Buffer): boolean {
    let at = 0;
    while (at < buffer.length) {
      const count = readSync(this.#descriptor, buffer, at, buffer.length - at, null);
      if (count === 0) return false;
      at += count;
    }
    return true;
  }

  #write(buffer: Buffer): void {
    let at = 0;
    while (at < buffer.length) at += writeSync(this.#descriptor, buffer, at, buffer.length - at, null);
  }
}
