import { describe, expect, it } from 'vitest';

import { lengthenedValue } from '../../../../src/campaign/monitor/lengthened-value.ts';
import { contains, type Domain } from '../../../../src/constraint/domains/domain.ts';
import { Random } from '../../../../src/core/random.ts';
import { randomValue } from '../../../../src/search/mutation/random-value.ts';

/** A domain of everything that has a length, at these bounds. */
function domainOf(maxLength: number): Domain {
  const text: Domain = { kind: 'string', maxLength };
  return {
    kind: 'tuple',
    elements: [
      text,
      { kind: 'string', maxLength: 3, exactLength: 3 },
      { kind: 'bytes', maxLength },
      { kind: 'array', maxLength, element: { kind: 'array', maxLength, element: { kind: 'int32' } } },
      { kind: 'object', fields: { a: text, b: { kind: 'optional', of: { kind: 'bytes', maxLength } } } },
      { kind: 'oneOf', options: [{ kind: 'number' }, text, { kind: 'const', value: null }] },
      { kind: 'built', type: 'Set', of: { kind: 'array', maxLength, element: text } },
    ],
  };
}

describe('a lengthened value', () => {
  it('is in the larger domain, begins like the value, and is mostly longer', () => {
    const random = new Random('7');
    const [small, large] = [domainOf(4), domainOf(64)];
    let longer = 0;
    for (let i = 0; i < 300; i++) {
      const value = randomValue(small, random) as readonly unknown[];
      const made = lengthenedValue(large, value, { texts: ['key'], numbers: [40, 1000] }, random) as readonly unknown[];
      expect(contains(large, made)).toBe(true);
      expect((made[0] as string).startsWith(value[0] as string)).toBe(true);
      if ((made[0] as string).length > 4) longer++;
    }
    expect(longer).toBeGreaterThan(100);
  });

  it('has lengths that the source mentions', () => {
    const random = new Random('7');
    const text: Domain = { kind: 'string', maxLength: 1024 };
    const literals = { texts: [], numbers: [777] };
    const lengths = Array.from({ length: 50 }, () => (lengthenedValue(text, 'a', literals, random) as string).length);
    expect(lengths).toContain(777);
  });
});
