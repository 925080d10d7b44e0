import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { contains, type Domain } from '../../../src/constraint/domains/domain.ts';
import { Random } from '../../../src/core/random.ts';
import { mutateValue } from '../../../src/search/mutation/mutate-value.ts';
import { randomValue } from '../../../src/search/mutation/random-value.ts';

const { domain } = fc.letrec<{ domain: Domain }>((tie) => ({
  domain: fc.oneof(
    { maxDepth: 2 },
    fc.record({ kind: fc.constant('string' as const), maxLength: fc.nat(8) }),
    fc.nat(4).map((length): Domain => ({ kind: 'string', maxLength: length, exactLength: length })),
    fc.record({ kind: fc.constant('bytes' as const), maxLength: fc.nat(4) }),
    fc.nat(4).map((length): Domain => ({ kind: 'bytes', maxLength: length, exactLength: length })),
    fc.constantFrom<Domain>({ kind: 'int32' }, { kind: 'number' }, { kind: 'boolean' }, { kind: 'bigint' }),
    fc.record({ kind: fc.constant('const' as const), value: fc.constantFrom(1, 'x', null) }),
    fc.array(tie('domain'), { minLength: 1, maxLength: 3 }).map((options): Domain => ({ kind: 'oneOf', options })),
    tie('domain').map((element): Domain => ({ kind: 'array', element, maxLength: 3 })),
    fc.array(tie('domain'), { maxLength: 3 }).map((elements): Domain => ({ kind: 'tuple', elements })),
    tie('domain').map((of): Domain => ({ kind: 'object', fields: { a: of, b: { kind: 'optional', of } } })),
  ),
}));

it('draws values of the domain, and every mutation stays in it', () => {
  fc.assert(
    fc.property(domain, fc.nat(), (of, seed) => {
      const random = new Random(seed);
      let value = randomValue(of, random);
      for (let i = 0; i < 5; i++) {
        expect(contains(of, value)).toBe(true);
        const other = randomValue(of, random);
        value = mutateValue(of, value, { entries: ['word', '\ud800'], other }, random);
      }
    }),
    { seed: 1, numRuns: 300 },
  );
});
