import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtObject } from '../../../src/core/built-object.ts';
import { decodeTagged, encodeTagged, type Json } from '../../../src/core/tagged-value.ts';

const value = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 4 }),
    fc.double(),
    fc.constantFrom(-0, Number.NaN, Infinity, undefined, null, true),
    fc.bigInt(),
    fc.uint8Array({ maxLength: 4 }),
    fc.array(tie('any'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(fc.string(), fc.constantFrom('$bigint', '$', '__proto__', 'a')), tie('any'), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
  ),
})).any;

describe('tagged values', () => {
  it('survive JSON text', () => {
    fc.assert(
      fc.property(value, (original) => {
        const text = JSON.stringify(encodeTagged(original));
        expect(decodeTagged(JSON.parse(text) as Json)).toStrictEqual(original);
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('leave plain JSON as it is', () => {
    const plain = { a: [1, 'x', null, true], b: {} };
    expect(encodeTagged(plain)).toEqual(plain);
  });

  it('refuse what has no written form', () => {
    for (const bad of [() => 1, Symbol('x'), new Map(), new Date()]) {
      expect(() => encodeTagged(bad)).toThrow(expect.objectContaining({ code: 'value-not-encodable' }));
    }
  });

  it('refuse tags that are not ours', () => {
    for (const bad of [{ $what: 1 }, { $bigint: 'x' }, { $bigint: '1', b: 1 }, { $object: [[1, 2]] }] as Json[]) {
      expect(() => decodeTagged(bad)).toThrow(expect.objectContaining({ code: 'malformed-value' }));
    }
  });

  it('keep objects of built-in types as what they are made from', () => {
    const map = builtObject('Map', [['a', builtObject('Date', Number.NaN)]]);
    expect(encodeTagged(map)).toEqual({ $map: [['a', { $date: { $number: 'NaN' } }]] });
    expect(decodeTagged(encodeTagged(map))).toEqual(map);
    expect(encodeTagged(builtObject('URL', 'http://a/'))).toEqual({ $url: 'http://a/' });
  });
});
