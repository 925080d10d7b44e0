import { PassThrough } from 'node:stream';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Frames } from '../../../src/execution/process/frames.ts';
import { framed } from '../../../src/instrument/hooks/wire-format.ts';

const token = new Uint8Array([7, 1, 8, 2, 8, 1, 8, 2]);
const listen = (...[stream, , listener]: ConstructorParameters<typeof Frames>): Frames =>
  new Frames(stream, token, listener);
const onDamage = (): never => {
  throw new Error('these are frames');
};

describe('Frames', () => {
  it('delivers every message once and in order, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        (messages, cuts) => {
          const stream = new PassThrough();
          const received: unknown[] = [];
          listen(stream, token, { onMessage: (message) => received.push(message), onDamage });
          const bytes = Buffer.concat(messages.map((message) => framed(message, token)));
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const length = cuts[turn % cuts.length]!;
            stream.emit('data', bytes.subarray(at, at + length));
            at += length;
          }
          expect(received).toEqual(messages);
        },
      ),
      { seed: 7 },
    );
  });

  it('takes nothing else for a message, whatever it is and wherever it stands', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
        fc.uint8Array({ minLength: 12, maxLength: 40 }),
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 5 }),
        (before, other, after) => {
          fc.pre(other.subarray(0, 8).some((byte, i) => byte !== token[i]));
          const stream = new PassThrough();
          const received: unknown[] = [];
          let damages = 0;
          listen(stream, token, { onMessage: (message) => received.push(message), onDamage: () => damages++ });
          const frames = (messages: readonly string[]): Buffer[] => messages.map((message) => framed(message, token));
          stream.emit('data', Buffer.concat([...frames(before), other, ...frames(after)]));
          stream.emit('data', framed('late', token));
          expect(received).toEqual(before);
          expect(damages).toBe(1);
        },
      ),
      { seed: 7 },
    );
  });
});
