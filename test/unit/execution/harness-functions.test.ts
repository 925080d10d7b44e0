import { expect, it } from 'vitest';

import { assume, symbolic } from '../../../src/index.ts';

it('gives the default of the domain outside of a campaign', () => {
  expect(symbolic('string')).toBe('');
  expect(symbolic({ kind: 'string', exactLength: 3 })).toBe('   ');
  expect(
    symbolic({
      kind: 'oneOf',
      options: [
        { kind: 'const', value: 'get' },
        { kind: 'const', value: 'put' },
      ],
    }),
  ).toBe('get');
  const point: { x: number; y: bigint | undefined } = symbolic({
    kind: 'object',
    fields: { x: { kind: 'int32' }, y: { kind: 'bigint' } },
  });
  expect(point).toEqual({ x: 0, y: 0n });
});

it('refuses what is no domain', () => {
  // @ts-expect-error: misspelt
  expect(() => symbolic('strign')).toThrow(expect.objectContaining({ code: 'malformed-domain' }));
});

it('assumes nothing outside of a campaign', () => {
  expect(() => assume(false)).not.toThrow();
});
