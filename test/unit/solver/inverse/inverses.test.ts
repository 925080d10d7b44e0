import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { Primitive, RawConstant } from '../../../../src/core/raw-trace.ts';
import type { Inverses } from '../../../../src/solver/links/inverse/inverse.ts';
import { jsonInverses } from '../../../../src/solver/links/inverse/json-inverses.ts';
import { numberInverses } from '../../../../src/solver/links/inverse/number-inverses.ts';
import { patternInverses } from '../../../../src/solver/links/inverse/pattern-inverses.ts';
import { searchInverses } from '../../../../src/solver/links/inverse/search-inverses.ts';
import { textInverses } from '../../../../src/solver/links/inverse/text-inverses.ts';

const tables: readonly Inverses[] = [
  numberInverses,
  textInverses,
  searchInverses,
  jsonInverses,
  patternInverses({
    matching: (source) => source.replaceAll(/\W/gu, ''),
    avoiding: (_source, _flags, length) => '-'.repeat(length),
  }),
];

/** Values at which built-ins throw or do something special. */
const primitive: fc.Arbitrary<Primitive> = fc.oneof(
  fc.constantFrom(0, -0, 1, -1, 2, 0.5, -0.5, 7, 36, 37, 255, 4097, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e308, -1e308),
  fc.constantFrom(NaN, Infinity, -Infinity),
  fc.constantFrom<Primitive>('', 'a', 'ab', 'aaaa', '%', '\ud800', '0', '-1', 'null', 'NFC', '[1]', 'a'.repeat(50_000)),
  fc.constantFrom<Primitive>(undefined, null, true, false, 0n, 1n, -5n, 2n ** 70n),
);

const operand: fc.Arbitrary<RawConstant> = fc.oneof(
  { arbitrary: primitive, weight: 6 },
  {
    arbitrary: fc.constantFrom<RawConstant>(
      { kind: 'regExp', source: 'a|b', flags: 'g' },
      { kind: 'regExp', source: '(?:)', flags: '' },
      { kind: 'regExp', source: '(?<x>a)?b', flags: 'dy' },
      { kind: 'table', values: ['a', 1, undefined] },
      { kind: 'table', values: [] },
    ),
    weight: 2,
  },
);

describe.each(tables.flatMap((table) => Object.entries(table)))('the inverse of %s', (_, inverse) => {
  it('proposes something or nothing, and throws for no value', () => {
    fc.assert(
      fc.property(primitive, fc.array(operand, { maxLength: 4 }), (wanted, operands) => {
        expect(Array.isArray(inverse(wanted, operands))).toBe(true);
      }),
      { seed: 15, numRuns: 400 },
    );
  });
});
