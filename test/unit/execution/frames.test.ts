import { PassThrough } from 'node:stream';

import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { Frames } from '../../../src/execution/frames.ts';
import { framed } from '../../../src/instrument/module-hooks/wire-format.ts';

const listen = (...[stream, onMessage]: ConstructorParameters<typeof Frames>): Frames => new Frames(stream, onMessage);

describe('Frames', () => {
  it('delivers every message once and in order, however the bytes are cut', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ maxLength: 40 }), { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 20 }),
        (messages, cuts) => {
          const stream = new PassThrough();
          const received: unknown[] = [];
          listen(stream, (message) => received.push(message));
          const bytes = Buffer.concat(messages.map((message) => framed(message)));
          for (let at = 0, turn = 0; at < bytes.length; turn++) {
            const length = cuts[turn % cuts.length] as number;
            stream.emit('data', bytes.subarray(at, at + length));
            at += length;
          }
          expect(received).toEqual(messages);
        },
      ),
      { seed: 7 },
    );
  });
});
