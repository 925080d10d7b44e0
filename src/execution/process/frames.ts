import type { Duplex } from 'node:stream';

import { decode, framed, headerBytes, messageLength } from '../../instrument/hooks/wire-format.ts';

export interface FrameListener {
  onMessage(message: unknown): void;
  /** Something other than a message was received: the stream is unusable, and nothing more is delivered. */
  onDamage(): void;
}

/** The other end of a `SyncChannel`: messages over a stream that the subject may have written to as well. */
export class Frames {
  readonly #stream: Duplex;
  readonly #token: Uint8Array;
  readonly #listener: FrameListener;
  /** Chunks of the current frame, concatenated only once it is complete. */
  #chunks: Buffer[] = [];
  #size = 0;
  /**
   * Number of bytes needed before a frame can be delivered: the header, or the whole frame once its length is known.
   */
  #wanted = headerBytes;
  #isDamaged = false;

  constructor(stream: Duplex, token: Uint8Array, listener: FrameListener) {
    this.#stream = stream;
    this.#token = token;
    this.#listener = listener;
    stream.on('data', (chunk: Buffer) => {
      if (this.#isDamaged) return;
      this.#chunks.push(chunk);
      this.#size += chunk.length;
      if (this.#size >= this.#wanted) this.#deliver();
    });
    // The process may die during a write; its exit is more informative than the broken pipe.
    stream.on('error', () => {});
  }

  send(message: unknown): void {
    this.#stream.write(framed(message, this.#token));
  }

  #deliver(): void {
    const bytes = this.#chunks.length === 1 ? this.#chunks[0]! : Buffer.concat(this.#chunks, this.#size);
    let at = 0;
    this.#wanted = headerBytes;
    while (bytes.length - at >= headerBytes) {
      const length = messageLength(bytes, at, this.#token);
      if (length === undefined) return this.#damage();
      const frame = headerBytes + length;
      if (bytes.length - at < frame) {
        this.#wanted = frame;
        break;
      }
      this.#listener.onMessage(decode(bytes.subarray(at + headerBytes, at + frame)));
      at += frame;
    }
    this.#chunks = at < bytes.length ? [bytes.subarray(at)] : [];
    this.#size = bytes.length - at;
  }

  #damage(): void {
    this.#isDamaged = true;
    this.#chunks = [];
    this.#listener.onDamage();
  }
}
