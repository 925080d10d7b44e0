import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sourceOf } from '../../../src/execution/subject/source-of.ts';

// oxlint-disable-next-line no-eval -- source is for evaluating
const made = (source: string | undefined): unknown => (0, eval)(`(${source})`);

describe('the source of a value', () => {
  it('makes an equal value', () => {
    const value = fc.anything({
      withBigInt: true,
      withDate: true,
      withMap: true,
      withSet: true,
      withNullPrototype: true,
      withTypedArray: false,
      key: fc.oneof(fc.string(), fc.constant('__proto__')),
    });
    fc.assert(
      fc.property(value, (original) => {
        const source = sourceOf(original);
        fc.pre(source !== undefined);
        expect(made(source)).toStrictEqual(original);
      }),
      { seed: 5, numRuns: 500 },
    );
  });

  it('keeps bytes, patterns and line separators', () => {
    expect(made(sourceOf(Buffer.from([0, 255])))).toStrictEqual(Buffer.from([0, 255]));
    expect(made(sourceOf(Uint8Array.of(1, 2)))).toStrictEqual(Uint8Array.of(1, 2));
    expect(sourceOf(/a\/b/giu)).toBe(String.raw`/a\/b/giu`);
    expect(sourceOf('\u2028\ud800')).toBe(String.raw`"\u2028\ud800"`);
  });

  it('is not made up for what cannot be written down', () => {
    const cycle: unknown[] = [];
    cycle.push(cycle);
    class Own {
      readonly own = 1;
    }
    const sparse = [1];
    sparse[2] = 3;
    const getter = Object.defineProperty({}, 'x', { get: () => 1, enumerable: true });
    const values = [cycle, new Own(), () => 1, Symbol('s'), sparse, getter, [Symbol('s')], 'x'.repeat(30_000)];
    expect(values.map(sourceOf)).toEqual(values.map(() => undefined));
  });
});
