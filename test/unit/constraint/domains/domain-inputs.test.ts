import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contains, type Domain } from '../../../../src/constraint/domains/domain.ts';
import {
  exactLengths,
  inputCount,
  inputsOf,
  domainParts,
  domainValue,
} from '../../../../src/constraint/domains/domain-inputs.ts';

interface Sampled {
  readonly domain: Domain;
  readonly value: unknown;
}

const leaf: fc.Arbitrary<Sampled> = fc.oneof(
  fc.string({ maxLength: 5 }).map((value) => ({ domain: { kind: 'string', maxLength: 5 }, value }) as const),
  fc
    .string({ maxLength: 5 })
    .map((value) => ({ domain: { kind: 'string', maxLength: 5, exactLength: value.length }, value }) as const),
  fc.uint8Array({ maxLength: 4 }).map((value) => ({ domain: { kind: 'bytes', maxLength: 4 }, value }) as const),
  fc
    .uint8Array({ maxLength: 4 })
    .map((value) => ({ domain: { kind: 'bytes', maxLength: 4, exactLength: value.length }, value }) as const),
  fc.double().map((value) => ({ domain: { kind: 'number' }, value }) as const),
  fc.integer().map((value) => ({ domain: { kind: 'int32' }, value }) as const),
  fc.boolean().map((value) => ({ domain: { kind: 'boolean' }, value }) as const),
  fc.bigInt().map((value) => ({ domain: { kind: 'bigint' }, value }) as const),
  fc.constantFrom(null, 'x', 3).map((value) => ({ domain: { kind: 'const', value }, value }) as const),
);

function compound(part: fc.Arbitrary<Sampled>): fc.Arbitrary<Sampled> {
  const parts = fc.array(part, { minLength: 1, maxLength: 3 });
  return fc.oneof<fc.Arbitrary<Sampled>[]>(
    part,
    parts.map((all) => ({
      domain: { kind: 'tuple', elements: all.map(({ domain }) => domain) },
      value: all.map(({ value }) => value),
    })),
    parts.map((all) => ({
      domain: { kind: 'object', fields: Object.fromEntries(all.map(({ domain }, i) => [`f${i}`, domain])) },
      value: Object.fromEntries(all.map(({ value }, i) => [`f${i}`, value])),
    })),
    fc.tuple(parts, fc.nat(2)).map(([all, i]) => {
      const { domain, value } = all[i % all.length]!;
      return { domain: { kind: 'oneOf', options: [...all.map((one) => one.domain), domain] }, value };
    }),
    fc.tuple(part, fc.nat(3), fc.nat(2)).map(([{ domain, value }, length, spare]) => ({
      domain: { kind: 'array', element: domain, maxLength: length + spare },
      value: Array.from({ length }, () => value),
    })),
    fc.tuple(part, fc.boolean()).map(([{ domain, value }, isThere]) => ({
      domain: { kind: 'optional', of: domain },
      value: isThere ? value : undefined,
    })),
  );
}

const sampled = compound(compound(leaf));

describe('domain inputs', () => {
  it('give back the value they were made of', () => {
    fc.assert(
      fc.property(sampled, fc.nat(5), ({ domain, value }, first) => {
        const inputs = inputsOf(domain, value, first);
        expect(domainValue(domain, inputs, first)).toEqual(value);
        for (const number of inputs.keys()) {
          expect(number).toBeGreaterThanOrEqual(first);
          expect(number).toBeLessThan(first + inputCount(domain));
        }
      }),
      { seed: 1, numRuns: 2000 },
    );
  });

  it('stand for some value of the domain even when all are missing', () => {
    fc.assert(
      fc.property(sampled, ({ domain }) => {
        expect(contains(domain, domainValue(domain, new Map()))).toBe(true);
      }),
      { seed: 2, numRuns: 1000 },
    );
  });

  it('keep the number of a part when another part changes its length', () => {
    const domain: Domain = {
      kind: 'tuple',
      elements: [{ kind: 'array', element: { kind: 'int32' }, maxLength: 3 }, { kind: 'boolean' }],
    };
    expect([...inputsOf(domain, [[7], true])]).toEqual([
      [0, 1],
      [1, 7],
      [4, true],
    ]);
    expect([...inputsOf(domain, [[7, 8], true])]).toEqual([
      [0, 2],
      [1, 7],
      [2, 8],
      [4, true],
    ]);
    expect([...domainParts(domain)].map(([{ kind }, place]) => `${kind} ${place}`)).toEqual([
      'tuple 0',
      'array 0',
      'int32 1',
      'int32 2',
      'int32 3',
      'boolean 4',
    ]);
  });

  it('know the lengths that never change', () => {
    const domain: Domain = {
      kind: 'tuple',
      elements: [
        { kind: 'string', maxLength: 9 },
        { kind: 'string', maxLength: 9, exactLength: 4 },
        { kind: 'bytes', maxLength: 2, exactLength: 2 },
        { kind: 'bytes', maxLength: 2 },
      ],
    };
    expect([...exactLengths(domain, 10)]).toEqual([
      [11, 4],
      [12, 2],
    ]);
  });

  it('leave absent fields out of objects', () => {
    const domain: Domain = { kind: 'object', fields: { a: { kind: 'optional', of: { kind: 'number' } } } };
    expect(Object.keys(domainValue(domain, inputsOf(domain, {})) as object)).toEqual([]);
  });

  it('refuse values outside the domain', () => {
    refused({ kind: 'int32' }, -0);
    refused({ kind: 'int32' }, 2 ** 31);
    refused({ kind: 'string', maxLength: 2 }, 'abc');
    refused({ kind: 'bytes', maxLength: 2, exactLength: 2 }, Uint8Array.of(1));
    refused({ kind: 'bytes', maxLength: 2 }, Uint8Array.of(1, 2, 3));
    refused({ kind: 'object', fields: {} }, { extra: 1 });
    refused({ kind: 'oneOf', options: [{ kind: 'const', value: 1 }] }, 2);
  });
});

function refused(domain: Domain, value: unknown): void {
  expect(() => inputsOf(domain, value)).toThrow(expect.objectContaining({ code: 'value-outside-domain' }));
}
