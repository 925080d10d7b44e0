import type { Duplex } from 'node:stream';

import { decode, framed } from '../instrument/module-hooks/wire-format.ts';

/** Before each message stands how long it is. */
const headerBytes = 4;

/** The other end of a `SyncChannel`: length-prefixed messages over a stream. */
export class Frames {
  readonly #stream: Duplex;
  readonly #onMessage: (message: unknown) => void;
  /** Put together only when the first frame is whole: it may come in many pieces. */
  #pieces: Buffer[] = [];
  #size = 0;
  /** How many bytes the first frame takes, as far as that is known. */
  #wanted = headerBytes;

  constructor(stream: Duplex, onMessage: (message: unknown) => void) {
    this.#stream = stream;
    this.#onMessage = onMessage;
    stream.on('data', (piece: Buffer) => {
      this.#pieces.push(piece);
      this.#size += piece.length;
      if (this.#size >= this.#wanted) this.#deliver();
    });
    // The process may die while we write to it; its exit says more than the broken pipe.
    stream.on('error', () => {});
  }

  send(message: unknown): void {
    this.#stream.write(framed(message));
  }

  #deliver(): void {
    const bytes = this.#pieces.length === 1 ? (this.#pieces[0] as Buffer) : Buffer.concat(this.#pieces, this.#size);
    let at = 0;
    this.#wanted = headerBytes;
    while (bytes.length - at >= headerBytes) {
      const frame = headerBytes + bytes.readUInt32LE(at);
      if (bytes.length - at < frame) {
        this.#wanted = frame;
        break;
      }
      this.#onMessage(decode(bytes.subarray(at + headerBytes, at + frame)));
      at += frame;
    }
    this.#pieces = at < bytes.length ? [bytes.subarray(at)] : [];
    this.#size = bytes.length - at;
  }
}
