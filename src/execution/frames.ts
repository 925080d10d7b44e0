import type { Duplex } from 'node:stream';

import { decode, framed } from '../instrument/module-hooks/wire-format.ts';

/** The other end of a `SyncChannel`: length-prefixed messages over a stream. */
export class Frames {
  readonly #stream: Duplex;
  #pending: Buffer = Buffer.alloc(0);

  constructor(stream: Duplex, onMessage: (message: unknown) => void) {
    this.#stream = stream;
    stream.on('data', (chunk: Buffer) => {
      this.#pending = this.#pending.length === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
      this.#deliver(onMessage);
    });
    // The process may die while we write to it; its exit says more than the broken pipe.
    stream.on('error', () => {});
  }

  send(message: unknown): void {
    this.#stream.write(framed(message));
  }

  #deliver(onMessage: (message: unknown) => void): void {
    let at = 0;
    while (this.#pending.length - at >= 4) {
      const end = at + 4 + this.#pending.readUInt32LE(at);
      if (end > this.#pending.length) break;
      onMessage(decode(this.#pending.subarray(at + 4, end)));
      at = end;
    }
    this.#pending = this.#pending.subarray(at);
  }
}
